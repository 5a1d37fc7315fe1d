import { relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { errorMessage } from '../../messages/UserError.ts';
import { checkoutOf } from '../../workspace/workspace.ts';
import { parseRichText } from './parseRichText.ts';

/**
 * Copies content and parses every `para` text with markup into a tree. Throws with `file`, the field (such as
 * `name.section1.para1`) and the tag for markup that is not allowed, or in a field that must not contain any.
 */
export function parseContent(value: unknown, field: string, file: string): unknown {
  if (typeof value === 'string') return parseText(value, field, file);
  if (Array.isArray(value)) return value.map((item, index) => parseContent(item, `${field}[${index}]`, file));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, parseContent(item, `${field}.${key}`, file)]),
    );
  }
  return value;
}

const markup = /<[a-z!/?]|&[#\w]+;/i;

function parseText(text: string, field: string, file: string) {
  if (!markup.test(text)) return text;
  if (!/(?:^|\.)para\d?$/.test(field))
    throw new Error(`${file}: ${field} holds markup, which only "para" fields may: write it as plain text`);
  try {
    return parseRichText(text);
  } catch (error) {
    throw new Error(`${file}: ${field} ${errorMessage(error)}`);
  }
}

/**
 * Runs a content module at build time and emits its exports as literals, with every rich text parsed into a tree. Fails
 * with file, field and tag for markup that is not allowed.
 */
export function contentLoader(this: LoaderContext<object>) {
  const callback = this.async();
  const file = relative(checkoutOf(this.rootContext), this.resourcePath);
  this.importModule(`${this.resourcePath}?raw`)
    .then((module: Record<string, unknown>) => {
      const lines = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(parseContent(value, name, file))};`,
      );
      callback(null, lines.join('\n'));
    })
    .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
}
