/**
 * The index of the option that typed letters match, or `from` without a match.
 *
 * One letter, typed once or repeatedly, matches the next option that starts with it; several letters match the next
 * option that starts with all of them, which may be the one at `from`. The search wraps.
 */
export function matchOption(labels: readonly string[], typed: string, from: number): number {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const start = isOneLetter ? (typed[0] ?? '') : typed;
  const first = isOneLetter ? from + 1 : from;
  const order = labels.map((_, offset) => (first + offset) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(start.toLowerCase())) ?? from;
}

/** The typed letters with one more; after half a second without a key the word starts again. */
export function continueTyping(typed: string, letter: string, elapsed: number): string {
  return elapsed > 500 ? letter : typed + letter;
}
