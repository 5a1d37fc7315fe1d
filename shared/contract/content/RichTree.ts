/**
 * A paragraph. It may hold the tags `p strong em a[href] ul ol li br`; the build turns them into a tree, and
 * refuses anything else with the file, the field and the tag.
 */
export type RichText = string;

/** The only tags that rich text may contain. */
export const richTextTags = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br'];

/**
 * A paragraph that the build has parsed: text, or an element as tag, attributes and children. The content of a page is
 * typed as `RichText`, a string; where the string contains markup, the browser gets this tree instead.
 */
export type RichTree = readonly RichNode[];

export type RichNode = string | RichElement;

export type RichElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>> | null,
  children: RichTree,
];
