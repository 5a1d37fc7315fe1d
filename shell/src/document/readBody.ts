import { previewAddress } from '@mirqam/shared/contract/preview';
import type { PageBody } from '@mirqam/shared/contract/Renderer';
import { Parser } from 'htmlparser2';
import { isFileAddress, openFileReader, srcsetAddresses } from './openFileReader.ts';

/** The address of a link, and its first character's index in the HTML. */
interface Link {
  readonly address: string;
  readonly at: number;
}

/**
 * Reads the values of a rendered body, and adds the base to its links.
 *
 * React's renderer for Node only returns text, so this parses it once; gates and link checks read the values.
 */
export function readBody(html: string, base: string): PageBody {
  const mainHeadings: string[] = [];
  const emptyHeadings: string[] = [];
  const links: Link[] = [];
  const ids: string[] = [];
  const images: string[] = [];
  const frame: string[] = [];
  const media: string[] = [];
  const styled: string[] = [];
  const files = openFileReader();
  let text = '';
  let element = '';
  let headingStart = 0;
  const parser = new Parser({
    onopentagname(name) {
      element = name;
      if (name === 'style') styled.push(name);
      text += ' ';
      if (isHeading(name)) headingStart = text.length;
    },
    onattribute(name, value) {
      if (name === 'id') ids.push(value);
      if (name === 'style') styled.push(element);
      if (imageAttributes[element]?.includes(name)) images.push(...addressesOf(name, value));
      if (name === 'src' && element === 'iframe') frame.push(value);
      if (name === 'src' && mediaElements.includes(element)) media.push(value);
      if (name === linkAttributes[element] && staysHere(value))
        links.push({ address: value, at: parser.startIndex + `${name}="`.length });
    },
    onopentag: files.open,
    ontext(part) {
      text += part;
      files.text(part);
    },
    onclosetag(name) {
      text += ' ';
      files.close(name);
      if (!isHeading(name)) return;
      const heading = text.slice(headingStart).trim();
      if (name === 'h1') mainHeadings.push(heading);
      if (!heading) emptyHeadings.push(name);
    },
  });
  parser.end(html);
  const addresses = [...new Set(links.map(({ address }) => address))];
  return {
    html: base ? addPrefix(html, links, base) : html,
    mainHeadings,
    emptyHeadings,
    links: addresses,
    ids,
    images: [...new Set(images)],
    embedded: { frame, media },
    styled,
    text,
    ...files.values,
  };
}

const isHeading = (name: string) => /^h[1-6]$/.test(name);
const linkAttributes: Readonly<Record<string, string>> = { a: 'href', form: 'action' };
/** Whether a link leads to a page of the site: it has no scheme or host of its own. */
const staysHere = (address: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) && !isFileAddress(address);
const imageAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['srcset'],
  image: ['href'],
  video: ['poster'],
};
const mediaElements = ['audio', 'video', 'source', 'track'];

const addressesOf = (name: string, value: string) => (name === 'srcset' ? srcsetAddresses(value) : [value]);

function addPrefix(html: string, links: readonly Link[], base: string): string {
  let done = 0;
  const parts = links
    .filter(({ address }) => address.startsWith('/'))
    .map(({ address, at }) => {
      const before = html.slice(done, at) + base;
      // The address of the start page has no slash after the prefix.
      done = at + address.length - previewAddress('', address).length;
      return before;
    });
  return parts.join('') + html.slice(done);
}
