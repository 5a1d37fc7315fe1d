interface Observation {
  readonly composition: string;
  readonly complain: () => void;
}

/**
 * Which compositions an answer may be of.
 *
 * While a command runs, that is the one before it and the one after; from its return on only the latter.
 */
export class SwitchLog {
  readonly #live: string[];
  #isSwitching = false;
  #undecided: Observation[] = [];

  constructor(live: string) {
    this.#live = [live];
  }

  /** The moment at which a request begins. */
  now(): number {
    return this.#live.length - 1;
  }

  begin(): void {
    this.#isSwitching = true;
  }

  end(composition: string): void {
    this.#isSwitching = false;
    this.#live.push(composition);
    for (const observation of this.#undecided) if (observation.composition !== composition) observation.complain();
    this.#undecided = [];
  }

  /** Complains, now or when the running command has returned, unless the composition was live at some time since. */
  observe(since: number, composition: string, complain: () => void): void {
    if (this.#live.slice(since).includes(composition)) return;
    if (this.#isSwitching) this.#undecided.push({ composition, complain });
    else complain();
  }
}
