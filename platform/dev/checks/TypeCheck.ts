import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Watchpack from 'watchpack';
import { runCompiler } from '../../release/checkTypes.ts';
import { addressesFile, forgetCheckedTypes } from '../../workspace/siteAddresses.ts';
import { type AppFolder, pathInCheckout } from '../../workspace/workspace.ts';

/** What is not source, but for the addresses of the site, which are written after an edit of routes. */
const ignored = ['**/node_modules', '**/.git', /\/\.cache\/(?!siteAddresses\.d\.ts$)/];

/**
 * Runs the TypeScript compiler over the code of all apps after each edit, in a process of its own.
 *
 * One program instead of `tsc --build`, which would check each app for itself. Not `tsc --watch`, because TypeScript 7.0
 * sees no edit, and version 6 needs ten times as long for its first check.
 */
export class TypeCheck {
  readonly #root: string;
  readonly #folders: readonly string[];
  readonly #onResult: (errors: readonly string[]) => void;
  readonly #watcher = new Watchpack({ aggregateTimeout: 50, ignored });
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #isEdited = false;
  /** What the addresses were when the last check began. */
  #addresses: string | undefined;

  /** `onResult` gets the errors in `shared` and in the folders of `apps` after each check. */
  constructor(root: string, apps: readonly AppFolder[], onResult: (errors: readonly string[]) => void) {
    this.#root = root;
    this.#folders = ['shared', ...apps.map((app) => pathInCheckout(app.root, '.'))];
    this.#onResult = onResult;
  }

  start(): void {
    this.#watcher.on('aggregated', () => this.#check());
    this.#watcher.watch({ directories: [this.#root], files: [], missing: [], startTime: Date.now() });
    this.#check();
  }

  /** An edit during a check is checked after it. */
  #check() {
    this.#isEdited = true;
    this.#running ??= this.#checkEdits().finally(() => {
      this.#running = undefined;
    });
  }

  async #checkEdits() {
    while (this.#isEdited && !this.#closing.signal.aborted) {
      this.#isEdited = false;
      await this.#followAddresses();
      const errors = await this.#findErrors();
      if (!this.#closing.signal.aborted) this.#onResult(errors);
    }
  }

  /** Addresses can change during a check, which then remembers results of both. */
  async #followAddresses() {
    const addresses = await readFile(join(this.#root, addressesFile), 'utf8').catch(() => '');
    if (this.#addresses !== undefined && this.#addresses !== addresses) await forgetCheckedTypes(this.#root);
    this.#addresses = addresses;
  }

  async #findErrors(): Promise<readonly string[]> {
    const [whole = '', own = ''] = ['platform/tsconfig/dev.json', 'tsconfig.json'].map((file) =>
      join(this.#root, file),
    );
    const words = ['--project', existsSync(whole) ? whole : own];
    try {
      const output = await runCompiler(this.#root, words, { signal: this.#closing.signal, isUrgent: false });
      const errors = output.match(/^(?:\S+\(\d+,\d+\): )?error TS.*(?:\n +\S.*)*/gm) ?? [];
      return errors.filter((error) => this.#isInFolders(error));
    } catch (error) {
      return [`types are not checked: ${String(error).replace(/^Error: /, '')}`];
    }
  }

  #isInFolders(error: string): boolean {
    // While a file is being removed or renamed, the compiler may miss it.
    if (error.startsWith('error TS6053')) return false;
    // An app alone in its repository is the whole checkout.
    return error.startsWith('error') || this.#folders.some((folder) => !folder || error.startsWith(`${folder}/`));
  }

  /** Resolves when the compiler has ended. */
  async close(): Promise<void> {
    this.#watcher.close();
    this.#closing.abort();
    await this.#running;
  }
}
