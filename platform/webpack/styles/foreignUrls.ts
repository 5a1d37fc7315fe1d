import { parse } from 'postcss';
import parseValue from 'postcss-value-parser';

/** The functions of CSS that fetch a file. */
const fetching = ['url', 'src', 'image', 'image-set', '-webkit-image-set'];

/** The addresses on other origins from which a stylesheet fetches images or fonts, in order. */
export function foreignUrls(css: string): readonly string[] {
  const found: string[] = [];
  parse(css).walkDecls((declaration) => {
    parseValue(declaration.value).walk((node) => {
      if (node.type !== 'function' || !fetching.includes(node.value.toLowerCase())) return;
      for (const { type, value } of node.nodes) if (type !== 'function' && isForeign(value)) found.push(value);
    });
  });
  return found;
}

const isForeign = (address: string) => /^(?:https?:)?[/\\]{2}/i.test(address.trim());
