/**
 * The index of the option that typed letters match, or `from` without a match.
 *
 * One letter, typed once or repeatedly, matches the next option that starts with it; several letters match the next
 * option that starts with all of them, which may be the one at `from`. Where no option does, one of its words may. The
 * search wraps.
 */
export function matchOption(labels: readonly string[], typed: string, from: number): number {
  const start = sought(typed);
  const first = start === typed && typed.length > 1 ? from : from + 1;
  const order = labels.map((_, offset) => (first + offset) % labels.length);
  const places = order.map((index) => matchStart(labels[index] ?? '', start));
  const best = places.includes(0) ? places.indexOf(0) : places.findIndex((place) => place > 0);
  return order[best] ?? from;
}

/** Where a word of the label starts with the typed letters, or -1. */
export const matchStart = (label: string, typed: string): number =>
  ` ${label}`.toLowerCase().replaceAll('-', ' ').indexOf(` ${typed.toLowerCase()}`);

/** The letters that a match has: of a letter typed repeatedly, one. */
export const sought = (typed: string): string =>
  [...typed].every((letter) => letter === typed[0]) ? typed.slice(0, 1) : typed;

/** The typed letters with one more; after half a second without a key the word starts again. */
export function continueTyping(typed: string, letter: string, elapsed: number): string {
  return elapsed > 500 ? letter : typed + letter;
}
