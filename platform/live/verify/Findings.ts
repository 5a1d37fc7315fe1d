/** The result of a check. */
export interface Findings {
  readonly checked: Readonly<Record<string, number>>;
  /** Repaired faults. */
  readonly repaired: readonly string[];
  /** Remaining faults. */
  readonly problems: readonly string[];
  /** Remarks that are not faults. */
  readonly notes?: readonly string[];
}
