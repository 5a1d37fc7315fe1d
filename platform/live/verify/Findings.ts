/** What a check of a part of the store has found. */
export interface Findings {
  readonly checked: Readonly<Record<string, number>>;
  /** What was wrong and has been repaired. */
  readonly repaired: readonly string[];
  /** What is wrong still. */
  readonly problems: readonly string[];
  /** What is not wrong, but is good to know. */
  readonly notes?: readonly string[];
}
