import { setImmediate as allIsQuiet } from 'node:timers/promises';

/** The steps of one command until the turn of another; the command may then be killed. */
export interface Burst {
  readonly actor: number;
  readonly steps: number;
  readonly isKilled: boolean;
}

/** Orders the steps of commands that run at the same time. Between its steps a command must not wait for anything else. */
export class Turns {
  readonly #waiting: (() => void)[][];
  readonly #dead = new Set<number>();
  #isOver = false;

  constructor(actors: number) {
    this.#waiting = Array.from({ length: actors }, () => []);
  }

  /** Resolves when the command may make its next step. Rejects after the last turn, when a command waited for more. */
  async take(actor: number): Promise<void> {
    if (this.#isOver && !this.#dead.has(actor))
      throw new Error(`command ${actor} waits for more than its turns: replace what it waits for`);
    await new Promise<void>((resolve) => this.#waiting[actor]?.push(resolve));
  }

  /** Gives turns until each command has ended or was killed; after the last turn, commands end one after the other. */
  async give(bursts: readonly Burst[]): Promise<ReadonlySet<number>> {
    for (const { actor, steps, isKilled } of bursts) {
      await this.#step(actor, steps);
      if (isKilled) this.#dead.add(actor);
    }
    for (const actor of this.#waiting.keys()) await this.#step(actor, Infinity);
    this.#isOver = true;
    return this.#dead;
  }

  async #step(actor: number, steps: number): Promise<void> {
    for (let step = 0; step < steps && !this.#dead.has(actor); step++) {
      await allIsQuiet();
      const next = this.#waiting[actor]?.shift();
      if (!next) return;
      next();
    }
  }
}
