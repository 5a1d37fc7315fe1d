import { FolderStore } from '../store/FolderStore.ts';

/** The steps of one command until the turn of another; the command may then be killed. */
export interface Burst {
  readonly actor: number;
  readonly steps: number;
  readonly isKilled: boolean;
}

interface Actor {
  /** Its calls of the store that wait for their turn. */
  readonly waiting: (() => void)[];
  isDead: boolean;
  hasEnded: boolean;
  /** Called when it waits, and when it has ended. */
  wake: () => void;
}

/** Orders the calls that commands, which run at the same time, make to one store. */
export class Turns {
  readonly #actors: Actor[] = [];

  /** Starts a command, which gets the number of those before it; its first call of the store waits for its turn. */
  start<T>(command: (takeTurn: () => Promise<void>) => Promise<T>): Promise<T> {
    const actor: Actor = { waiting: [], isDead: false, hasEnded: false, wake: () => undefined };
    this.#actors.push(actor);
    const running = command(
      () =>
        new Promise((resolve) => {
          actor.waiting.push(resolve);
          actor.wake();
        }),
    );
    const end = () => {
      actor.hasEnded = true;
      actor.wake();
    };
    running.then(end, end);
    return running;
  }

  /** Gives turns until each command has ended or was killed; resolves to the numbers of the killed ones. */
  async give(bursts: readonly Burst[]): Promise<ReadonlySet<number>> {
    for (const { actor: number, steps, isKilled } of bursts) {
      const actor = this.#actors[number];
      if (!actor) continue;
      for (let step = 0; step < steps; step++) await this.#step(actor);
      actor.isDead ||= isKilled && !actor.hasEnded;
    }
    const isAtWork = ({ isDead, hasEnded }: Actor) => !isDead && !hasEnded;
    while (this.#actors.some(isAtWork)) for (const actor of this.#actors) await this.#step(actor);
    return new Set([...this.#actors.keys()].filter((number) => this.#actors[number]?.isDead));
  }

  async #step(actor: Actor): Promise<void> {
    if (actor.isDead) return;
    while (actor.waiting.length === 0 && !actor.hasEnded) await new Promise<void>((resolve) => (actor.wake = resolve));
    actor.waiting.shift()?.();
  }
}

/** A folder as one of the commands sees it: each call waits for its turn, and the clock is the test's. */
export class TurnStore extends FolderStore {
  readonly #clock: () => number;
  readonly #takeTurn: () => Promise<void>;

  constructor(folder: string, clock: () => number, takeTurn: () => Promise<void>) {
    super(folder);
    this.#clock = clock;
    this.#takeTurn = takeTurn;
  }

  override async now(): Promise<Date> {
    await this.#takeTurn();
    return new Date(this.#clock());
  }
  override async get(...words: Parameters<FolderStore['get']>) {
    await this.#takeTurn();
    return await super.get(...words);
  }
  override async list(...words: Parameters<FolderStore['list']>) {
    await this.#takeTurn();
    return await super.list(...words);
  }
  override async put(...words: Parameters<FolderStore['put']>) {
    await this.#takeTurn();
    await super.put(...words);
  }
  override async claim(...words: Parameters<FolderStore['claim']>) {
    await this.#takeTurn();
    return await super.claim(...words);
  }
  override async replace(...words: Parameters<FolderStore['replace']>) {
    await this.#takeTurn();
    await super.replace(...words);
  }
  override async remove(...words: Parameters<FolderStore['remove']>) {
    await this.#takeTurn();
    await super.remove(...words);
  }
  override async show(...words: Parameters<FolderStore['show']>) {
    await this.#takeTurn();
    await super.show(...words);
  }
}
