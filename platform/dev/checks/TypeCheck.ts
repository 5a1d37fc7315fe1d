import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type AppFolder, pathInCheckout } from '../../workspace/workspace.ts';

/** Ends the compiler with its dev server, which cannot stop it when it is killed: then its standard input closes. */
const endWithInput = "data:text/javascript,process.stdin.once('end', () => process.exit()).resume()";

/**
 * Runs the TypeScript compiler in watch mode over the code of all apps, in a process of its own.
 *
 * One program instead of `tsc --build --watch`, which compares dates of files and so overlooks an edit during a check.
 * TypeScript 6, because 7.0 sees no edit in watch mode.
 */
export class TypeCheck {
  readonly #root: string;
  readonly #folders: readonly string[];
  readonly #onResult: (errors: readonly string[]) => void;
  #compiler: ChildProcess | undefined;

  /** `onResult` gets the errors in `shared` and in the folders of `apps` after each check. */
  constructor(root: string, apps: readonly AppFolder[], onResult: (errors: readonly string[]) => void) {
    this.#root = root;
    this.#folders = ['shared', ...apps.map((app) => pathInCheckout(app.root, '.'))];
    this.#onResult = onResult;
  }

  start(): void {
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc6');
    const [whole = '', own = ''] = ['platform/tsconfig/dev.json', 'tsconfig.json'].map((file) =>
      join(this.#root, file),
    );
    const project = existsSync(whole) ? whole : own;
    const words = [
      '--import',
      endWithInput,
      tsc,
      '--watch',
      '--preserveWatchOutput',
      '--pretty',
      'false',
      '--project',
      project,
    ];
    const compiler = spawn(process.execPath, words, { cwd: this.#root, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#compiler = compiler;
    // The build of an edit goes first.
    if (compiler.pid) setPriority(compiler.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let errors: string[] = [];
    createInterface(compiler.stdout).on('line', (line) => {
      if (/^(?:\S+\(\d+,\d+\): )?error TS/.test(line)) errors.push(line);
      else if (/^ +\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`);
      else if (line.endsWith('Watching for file changes.')) {
        this.#onResult(errors.filter((error) => this.#isInFolders(error)));
        errors = [];
      }
    });
    const stop = (reason: string) => this.#onResult([...errors, `types are not checked: ${reason}`]);
    compiler.once('error', ({ message }) => stop(message));
    compiler.once('exit', () => stop('the compiler has ended, start the dev server again'));
  }

  #isInFolders(error: string): boolean {
    // While a file is being removed or renamed, the compiler may miss it.
    if (error.startsWith('error TS6053')) return false;
    // An app alone in its repository is the whole checkout.
    return error.startsWith('error') || this.#folders.some((folder) => !folder || error.startsWith(`${folder}/`));
  }

  /** Resolves when the compiler has ended. */
  async close(): Promise<void> {
    const compiler = this.#compiler;
    if (!compiler?.pid || compiler.exitCode !== null || compiler.signalCode !== null) return;
    compiler.removeAllListeners('exit').kill();
    await once(compiler, 'close');
  }
}
