import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** A module of the checkout that the dev server runs, and runs again after an edit of a file that it imports. */
export class SourceFile<T> {
  readonly #file: string;
  readonly #read: (module: unknown) => T;
  #value: Promise<T> | undefined;
  #imported = new Set<string>();

  constructor(file: string, read: (module: unknown) => T) {
    this.#file = file;
    this.#read = read;
  }

  /** The files that the module imported when it last ran. */
  get imported(): Iterable<string> {
    return this.#imported;
  }

  get(): Promise<T> {
    this.#value ??= this.#run();
    return this.#value;
  }

  /** Resets and returns true when the module imports one of the changed files. */
  forget(changed: ReadonlySet<string>): boolean {
    if (![...this.#imported].some((file) => changed.has(file))) return false;
    this.reset();
    return true;
  }

  /** Makes the next `get` run the module again. */
  reset(): void {
    this.#value = undefined;
  }

  async #run(): Promise<T> {
    this.#imported = new Set([this.#file]);
    const imported = this.#imported;
    const module: unknown = await tsImport(pathToFileURL(this.#file).href, {
      parentURL: import.meta.url,
      onImport: (url) => imported.add(fileURLToPath(url.split('?')[0] ?? url)),
    });
    return this.#read(module);
  }
}
