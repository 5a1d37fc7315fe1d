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
  const places = order.map((index) => matchParts(labels[index] ?? '', start)?.[0].length);
  const best = places.includes(0) ? places.indexOf(0) : places.findIndex((place) => place !== undefined);
  return order[best] ?? from;
}

/**
 * A label in three parts, of which the second starts a word and matches the typed letters; undefined without a match. Arabic
 * letters match in every writing: without vowel signs or hamza, with ta marbuta as ha, and with alef maqsura as ya. The
 * article may be left out.
 */
export function matchParts(label: string, typed: string): readonly [string, string, string] | undefined {
  const letters = [...typed.normalize('NFD').replace(/[\p{M}ـ]/gu, '')].map((letter) => `${matching(letter)}\\p{M}*`);
  const match = new RegExp(`^((?:|.*?[ -])(?:و?ال)??)(${letters.join('')})`, 'iu').exec(label.normalize('NFD'));
  const [all, before = '', part = ''] = match ?? [];
  return all === undefined ? undefined : [before, part, label.normalize('NFD').slice(all.length)];
}

/** The part of a pattern that matches a letter. */
const matching = (letter: string) =>
  alike.filter((group) => group.includes(letter)).map((group) => `[${group}]`)[0] ??
  letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

const alike = [' -', 'ةه', 'ىي'];

/** The letters that a match has: of a letter typed repeatedly, one. */
export const sought = (typed: string): string =>
  [...typed].every((letter) => letter === typed[0]) ? typed.slice(0, 1) : typed;

/** The typed letters with one more; after half a second without a key the word starts again. */
export function continueTyping(typed: string, letter: string, elapsed: number): string {
  return elapsed > 500 ? letter : typed + letter;
}
