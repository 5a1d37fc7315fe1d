import { type RichTree, richTextTags } from '@mirqam/shared/contract/content/RichTree';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

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
