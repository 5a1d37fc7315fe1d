import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import { quote } from './Place.ts';

/**
 * Finds the first text that browsers read otherwise than PostCSS, which may miss a rule or a name in it: a string that a line
 * break ends, or letters written as escapes. PostCSS compares names as they are written, so that `font-f\61mily` is not
 * `font-family` for it.
 */
export function findHiddenText(css: string) {
  for (const token of tokenize({ css })) {
    const message = messageOf(token);
    if (message !== undefined) return { offset: token[2], message };
  }
  return undefined;
}

function messageOf([kind, written, , , value]: CSSToken): string | undefined {
  const subject = quote(written.trim());
  if (kind === TokenType.BadString)
    return `${subject} is a string without an end: close it, or write \\a for a line break`;
  // The escapes of an address are its own.
  const isAddress = kind === TokenType.URL || kind === TokenType.BadURL;
  const name = isAddress ? 'url' : nameIn(value);
  const hasEscape = (isAddress ? written.replace(/\(.*/s, '') : written).includes('\\');
  if (kind === TokenType.String || !hasEscape || !isPlain(name)) return undefined;
  return `${subject} has an escape that it does not need: write ${name}`;
}

/** The name of an identifier, a function, an at-rule, an id or a unit. */
function nameIn(value: CSSToken[4]): string {
  if (value === null || value === undefined) return '';
  if ('unit' in value && value.unit) return value.unit;
  return 'value' in value ? `${value.value}` : '';
}

const isPlain = (name: string) => /^(?:--|-?[a-z_])[\w-]*$/i.test(name);
