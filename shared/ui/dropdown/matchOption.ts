/**
 * The index of the option that typing leads to, or `from` where nothing matches.
 *
 * One letter, once or again and again, leads to the next option that starts with it; several letters lead to the next
 * option that starts with them all, which may be the one at `from`. The search wraps.
 */
export function matchOption(labels: readonly string[], typed: string, from: number): number {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const start = isOneLetter ? (typed[0] ?? '') : typed;
  const first = isOneLetter ? from + 1 : from;
  const order = labels.map((_, offset) => (first + offset) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(start.toLowerCase())) ?? from;
}

/** What has been typed, with one more letter: after half a second the word starts anew. */
export function continueTyping(typed: string, letter: string, elapsed: number): string {
  return elapsed > 500 ? letter : typed + letter;
}
