import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { PageCheckRequest } from './findPageFaults.ts';

/** Resolves to what a check needs to know of the checkout. */
type ReadRequest = () => Promise<Omit<PageCheckRequest, 'path' | 'changed'>>;

/** The path of a page, and what a promotion would refuse of it. */
export interface CheckedPage {
  readonly path: string;
  readonly faults: readonly string[];
}

/** Checks the page that was opened last, after each change, in a process of its own below the priority of builds. */
export class PageCheck {
  readonly #readRequest: ReadRequest;
  readonly #onResult: (page: CheckedPage) => void;
  readonly #changed = new Set<string>();
  #checker: ChildProcess | undefined;
  #path: string | undefined;
  #isRunning = false;
  #isOutdated = false;

  constructor(readRequest: ReadRequest, onResult: (page: CheckedPage) => void) {
    this.#readRequest = readRequest;
    this.#onResult = onResult;
  }

  /** Checks this page from now on. */
  open(path: string): void {
    this.#path = path;
    this.#start();
  }

  /** Checks the open page again, with other sources of these apps. */
  change(apps: readonly string[]): void {
    for (const app of apps) this.#changed.add(app);
    this.#start();
  }

  close(): void {
    this.#path = undefined;
    this.#checker?.kill();
    this.#checker = undefined;
  }

  #start(): void {
    this.#isOutdated = true;
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isOutdated && this.#path !== undefined) {
      this.#isOutdated = false;
      const path = this.#path;
      const faults = await this.#ask(path);
      if (faults && !this.#isOutdated) this.#onResult({ path, faults });
    }
    this.#isRunning = false;
  }

  /** Undefined if the process has ended. */
  async #ask(path: string): Promise<readonly string[] | undefined> {
    const request = { ...(await this.#readRequest()), path, changed: [...this.#changed] };
    if (this.#path === undefined) return undefined;
    this.#changed.clear();
    this.#checker ??= this.#spawn();
    const settled = new AbortController();
    const { signal } = settled;
    const responded = once(this.#checker, 'message', { signal }).then(([faults]: readonly string[][]) => faults);
    const ended = once(this.#checker, 'exit', { signal }).then(() => undefined);
    this.#checker.send(request);
    // The listeners of the other event would add up with each check.
    return await Promise.race([responded, ended]).finally(() => settled.abort());
  }

  #spawn(): ChildProcess {
    const checker = fork(join(import.meta.dirname, 'pageChecker.mjs'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // The build of an edit goes first.
    if (checker.pid) setPriority(checker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    checker.once('exit', () => {
      if (this.#checker === checker) this.#checker = undefined;
    });
    return checker;
  }
}
