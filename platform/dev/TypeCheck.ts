import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import Watchpack from 'watchpack';
import { errorMessage } from '../messages/errorMessage.ts';
import { writeSiteAddresses } from '../workspace/siteAddresses.ts';

/** Long enough for the page to show an edit first: this may take its time. */
const pause = 300;

/** Checks types in a process of its own, again once edits have paused, and only what has changed. */
export class TypeCheck {
  readonly #root: string;
  readonly #folders: readonly string[];
  readonly #onResult: (errors: readonly string[]) => void;
  readonly #watcher = new Watchpack({ aggregateTimeout: pause, ignored: ['**/node_modules', '**/dist'] });
  #isStale = true;
  #isClosed = false;
  #compiler: ChildProcess | undefined;
  #checking: Promise<void> | undefined;

  /** `folders` are those of the apps; `onResult` gets every error that there is after each check. */
  constructor(root: string, folders: readonly string[], onResult: (errors: readonly string[]) => void) {
    this.#root = root;
    this.#folders = [join(root, 'shared'), ...folders].filter((folder) => existsSync(join(folder, 'tsconfig.json')));
    this.#onResult = onResult;
  }

  start(): void {
    const hear = (file: string) => {
      this.#isStale ||= /\.(?:tsx?|json)$/.test(file);
    };
    this.#watcher.on('change', hear);
    this.#watcher.on('remove', hear);
    this.#watcher.on('aggregated', () => this.#check());
    this.#watcher.watch({ directories: this.#folders, startTime: Date.now() });
    this.#check();
  }

  /** Resolves when nothing is written any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#watcher.close();
    this.#compiler?.kill();
    await this.#checking;
  }

  /** One check at a time, and another for what was saved meanwhile. */
  #check(): void {
    this.#checking ??= this.#checkUntilFresh().finally(() => {
      this.#checking = undefined;
    });
  }

  async #checkUntilFresh(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      const errors = await this.#checkOnce().catch((error) => [`types cannot be checked: ${errorMessage(error)}`]);
      if (!this.#isClosed) this.#onResult(errors);
    }
  }

  async #checkOnce(): Promise<readonly string[]> {
    const began = new Date();
    const output = await this.#compile();
    await this.#dateRecords(began);
    return readErrors(output);
  }

  async #compile(): Promise<string> {
    await writeSiteAddresses(this.#root);
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    const words = [tsc, '--build', ...this.#folders, '--pretty', 'false'];
    const compiler = spawn(process.execPath, words, { cwd: this.#root, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#compiler = compiler;
    if (compiler.pid) setPriority(compiler.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const [, output] = await Promise.all([once(compiler, 'close'), text(compiler.stdout)]);
    return output;
  }

  /**
   * Gives what the compiler noted in a check the time at which the check began. By its own time it would take for
   * checked what was saved after it had read it.
   */
  async #dateRecords(began: Date): Promise<void> {
    const folder = join(this.#root, '.cache/types');
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.tsbuildinfo'))) {
      const path = join(folder, file);
      // Whoever empties the cache may have taken it away meanwhile.
      const record = await stat(path).catch(() => undefined);
      if (record && record.mtime > began) await utimes(path, began, began).catch(() => undefined);
    }
  }
}

/** One text for each error, with the lines that explain it. */
function readErrors(output: string): readonly string[] {
  const errors: string[] = [];
  for (const line of stripVTControlCharacters(output).split(/\r?\n/)) {
    if (/^\S+\(\d+,\d+\): error TS/.test(line)) errors.push(line);
    else if (/^ +\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`);
  }
  return errors;
}
