import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** Checks types in a process of its own, again after each edit, and only what has changed. */
export class TypeCheck {
  readonly #root: string;
  readonly #folders: readonly string[];
  readonly #onResult: (errors: readonly string[]) => void;
  #compiler: ChildProcess | undefined;

  /** `folders` are those of the apps; `onResult` gets every error that there is after each check. */
  constructor(root: string, folders: readonly string[], onResult: (errors: readonly string[]) => void) {
    this.#root = root;
    this.#folders = folders;
    this.#onResult = onResult;
  }

  start(): void {
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    const projects = [join(this.#root, 'shared'), ...this.#folders].filter((folder) =>
      existsSync(join(folder, 'tsconfig.json')),
    );
    const words = [tsc, '--build', ...projects, '--watch', '--preserveWatchOutput', '--pretty', 'false'];
    this.#compiler = spawn(process.execPath, words, { cwd: this.#root, stdio: ['ignore', 'pipe', 'inherit'] });
    // Also when the dev server ends by an error: the compiler would go on watching for nobody.
    process.once('exit', () => this.close());
    if (this.#compiler.stdout) this.#read(createInterface(this.#compiler.stdout));
  }

  close(): void {
    this.#compiler?.kill();
  }

  #read(lines: ReturnType<typeof createInterface>) {
    let errors: string[] = [];
    lines.on('line', (line) => {
      const text = stripVTControlCharacters(line);
      if (/^\S+\(\d+,\d+\): error TS/.test(text)) errors.push(text);
      else if (/^ +\S/.test(text) && errors.length > 0) errors.push(`${errors.pop()}\n${text}`);
      else if (/Found \d+ errors?\. Watching/.test(text)) {
        this.#onResult(errors);
        errors = [];
      }
    });
  }
}
