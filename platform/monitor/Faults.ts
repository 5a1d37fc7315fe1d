/** A fault of a live site, and the addresses that have it. */
export interface Fault {
  readonly problem: string;
  readonly addresses: readonly string[];
}

/** Collects faults; addresses with the same fault share one line. */
export class Faults {
  readonly #addresses = new Map<string, Set<string>>();

  add(address: string, ...problems: readonly string[]): void {
    for (const problem of problems)
      this.#addresses.set(problem, (this.#addresses.get(problem) ?? new Set()).add(address));
  }

  list(): readonly Fault[] {
    return [...this.#addresses].map(([problem, addresses]) => ({ problem, addresses: [...addresses].sort() }));
  }
}

const shown = 3;

/** A fault on one line: `/about, /terms (and 12 more) lacks the header X`. */
export function describeFault({ problem, addresses }: Fault): string {
  const others = addresses.length - shown;
  const named = addresses.slice(0, shown).join(', ');
  return `${named}${others > 0 ? ` (and ${others} more)` : ''}: ${problem}`;
}
