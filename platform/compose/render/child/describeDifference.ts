import type { Machine } from './visitorMachine.ts';

/** What the machines of visitors differ in. */
export type Property = keyof Machine;

const names: Readonly<Record<Property, string>> = {
  clock: 'the clock',
  seed: 'random numbers',
  timeZone: 'the time zone',
  locale: 'the locale',
  window: 'a window',
};
const advices: Readonly<Record<Property, string>> = {
  clock: 'do not read the clock',
  seed: 'draw no random numbers',
  timeZone: "name the time zone, as in { timeZone: 'UTC' }",
  locale: "name the locale, as in toLocaleString('en-GB')",
  window: 'read what belongs to the browser in an effect',
};
export const properties = Object.keys(names) as Property[];

/** The message about a page that two machines render differently: the element, what it depends on, and what to do. */
export function describeDifference(html: string, other: string, causes: readonly Property[]): string {
  const { tag, quotes } = differenceOf(html, other);
  // If nothing is the cause, or everything, each render differs from the one before.
  const isAlways = causes.length === 0 || causes.length === properties.length;
  const [on, advice] = isAlways
    ? ['from one render to the next', 'keep nothing between renders, and do not read the clock']
    : [
        `with ${causes.map((cause) => names[cause]).join(' and ')}`,
        causes.map((cause) => advices[cause]).join(', and '),
      ];
  return `its ${tag} differs ${on}, as in ${quotes}: ${advice}`;
}

/** The first difference between two renders of a page: the innermost element around it, and what stands there in both. */
function differenceOf(one: string, other: string) {
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
