/** The only tags that rich text may hold. */
export const richTextTags = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br'];

/**
 * A paragraph whose markup the build has parsed: text, or an element as its tag, its attributes and its children.
 * The content of a page says `RichText`, a string; where the string holds markup the browser gets this instead.
 */
export type RichTree = readonly RichNode[];

export type RichNode = string | RichElement;

export type RichElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>> | null,
  children: RichTree,
];
