import { AsyncLocalStorage } from 'node:async_hooks';
import { FolderStore } from '../store/FolderStore.ts';

/** The steps of one command until the turn of another; the command may then be killed. */
export interface Burst {
  readonly actor: number;
  readonly steps: number;
  readonly isKilled: boolean;
}

interface Actor {
  /** Its calls of the store that wait for their turn. */
  readonly waiting: (() => Promise<unknown>)[];
  isDead: boolean;
  hasEnded: boolean;
  /** Called when it waits, and when it has ended. */
  wake: () => void;
}

/** Makes a call of a store in the turn of its command. */
export type TakeTurn = <T>(call: () => Promise<T>) => Promise<T>;

/** Orders the calls that commands, which run at the same time, make to one store: a call ends before the next one begins. */
export class Turns {
  readonly #actors: Actor[] = [];

  /** Starts a command, which gets the number of those before it; its first call of the store waits for its turn. */
  start<T>(command: (takeTurn: TakeTurn) => Promise<T>): Promise<T> {
    const actor: Actor = { waiting: [], isDead: false, hasEnded: false, wake: () => undefined };
    this.#actors.push(actor);
    const running = command(
      (call) =>
        new Promise((resolve, reject) => {
          actor.waiting.push(() => call().then(resolve, reject));
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
    await actor.waiting.shift()?.();
  }
}

/** Whether the running code is part of a call that has its turn. */
const inTurn = new AsyncLocalStorage<true>();

/** A folder as one of the commands sees it: each call waits for its turn, and the clock is the test's. */
export class TurnStore extends FolderStore {
  readonly #clock: () => number;
  readonly #takeTurn: TakeTurn;

  constructor(folder: string, clock: () => number, takeTurn: TakeTurn) {
    super(folder);
    this.#clock = clock;
    this.#takeTurn = takeTurn;
  }

  override now = () => this.#inTurn(async () => new Date(this.#clock()));
  override get = (...words: Parameters<FolderStore['get']>) => this.#inTurn(() => super.get(...words));
  override list = (...words: Parameters<FolderStore['list']>) => this.#inTurn(() => super.list(...words));
  override put = (...words: Parameters<FolderStore['put']>) => this.#inTurn(() => super.put(...words));
  override claim = (...words: Parameters<FolderStore['claim']>) => this.#inTurn(() => super.claim(...words));
  override replace = (...words: Parameters<FolderStore['replace']>) => this.#inTurn(() => super.replace(...words));
  override remove = (...words: Parameters<FolderStore['remove']>) => this.#inTurn(() => super.remove(...words));
  override show = (...words: Parameters<FolderStore['show']>) => this.#inTurn(() => super.show(...words));

  #inTurn<T>(call: () => Promise<T>): Promise<T> {
    return inTurn.getStore() ? call() : this.#takeTurn(() => inTurn.run(true, call));
  }
}
