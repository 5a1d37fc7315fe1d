import { relative } from 'node:path';
import { type RichTree, richTextTags } from '@mirqam/shared/contract/content/RichTree';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { LoaderContext } from 'webpack';
import { errorMessage } from '../../messages/UserError.ts';
import { checkoutOf } from '../../workspace/workspace.ts';

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

const allowedAddress = /^(?:https?:\/\/|mailto:|\/(?!\/))/i;

/** Parses the HTML of one text into a tree. Throws an error that names a disallowed tag, attribute or address. */
export function parseRichText(html: string): RichTree {
  const root = fromHtml(html, { fragment: true, verbose: true });
  const tree = toTree(root);
  checkEndTags(root);
  return tree;
}

/** Refuses missing end tags: the parser would close a `<strong>` at the end of its parent, and the rest would be bold. */
function checkEndTags(parent: Root | Element) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    if (node.tagName !== 'br' && !node.data?.position?.closing)
      throw new Error(`holds <${node.tagName}> without an end tag of its own: add </${node.tagName}>`);
    checkEndTags(node);
  }
}

function toTree(parent: Root | Element): RichTree {
  return parent.children.map((node) => toNode(node));
}

function toNode(node: Root['children'][number] | ElementContent): RichTree[number] {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') throw new Error(`holds a ${node.type}, which is not allowed: remove it`);
  if (!richTextTags.includes(node.tagName))
    throw new Error(`holds <${node.tagName}>, which is not allowed: use ${richTextTags.join(', ')}`);
  return [node.tagName, attributes(node), toTree(node)];
}

function attributes({ tagName, properties }: Element): Record<string, string> | null {
  const names = Object.keys(properties);
  const foreign = names.find((name) => tagName !== 'a' || name !== 'href');
  if (foreign)
    throw new Error(
      `holds <${tagName} ${foreign}>, an attribute that is not allowed: remove it, only <a> may have one, href`,
    );
  if (tagName !== 'a') return null;
  const href = String(properties['href'] ?? '');
  // Browsers ignore control characters in a scheme, so an address with one could hide `javascript:`.
  const hasControl = [...href].some((character) => character.charCodeAt(0) <= 32 || character === '\\');
  if (hasControl || !allowedAddress.test(href))
    throw new Error(
      `holds <a href="${href}">, an address that is not allowed: begin it with https://, http://, mailto: or one slash`,
    );
  return { href };
}
