interface Difference {
  /** The tag of the innermost element that differs. */
  readonly tag: string;
  /** What stands there in both, quoted. */
  readonly quotes: string;
}

/** The first difference between two renders of a page. */
export function differenceOf(one: string, other: string): Difference {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 20);
  const quotes = [one, other].map((html) => JSON.stringify(html.slice(from, from + 40))).join(' and ');
  return { tag: tagAt(one, at), quotes };
}

function tagAt(html: string, at: number): string {
  const open: string[] = [];
  for (const [whole, slash, tag = ''] of html.slice(0, at).matchAll(/<(\/?)([a-z][\w-]*)[^>]*>?/gi)) {
    if (slash) open.pop();
    else if (!whole.endsWith('/>')) open.push(tag);
  }
  return `<${open.at(-1) ?? 'body'}>`;
}
