interface Observation {
  readonly composition: string;
  readonly report: () => void;
}

/**
 * Knows the compositions that a response may belong to: while a command runs, the previous and the next one; after the
 * command only the next one.
 */
export class SwitchLog {
  readonly #live: string[];
  #isSwitching = false;
  #undecided: Observation[] = [];

  constructor(live: string) {
    this.#live = [live];
  }

  /** The index of the composition that is live now. */
  now(): number {
    return this.#live.length - 1;
  }

  begin(): void {
    this.#isSwitching = true;
  }

  end(composition: string): void {
    this.#isSwitching = false;
    this.#live.push(composition);
    for (const observation of this.#undecided) if (observation.composition !== composition) observation.report();
    this.#undecided = [];
  }

  /** Reports a composition that was not live since the index; waits for the end of a running command. */
  observe(since: number, composition: string, report: () => void): void {
    if (this.#live.slice(since).includes(composition)) return;
    if (this.#isSwitching) this.#undecided.push({ composition, report });
    else report();
  }
}
