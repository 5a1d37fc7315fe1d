import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** A module of the checkout that is run here, and anew after an edit of any file that it needs. */
export class SourceFile<T> {
  readonly #file: string;
  readonly #read: (module: unknown) => T;
  #value: Promise<T> | undefined;
  #needed = new Set<string>();

  constructor(file: string, read: (module: unknown) => T) {
    this.#file = file;
    this.#read = read;
  }

  /** The files that were needed when it ran last. */
  get needed(): Iterable<string> {
    return this.#needed;
  }

  get(): Promise<T> {
    this.#value ??= this.#run();
    return this.#value;
  }

  /** True when one of the changed files is needed: the next `get` runs it anew. */
  forget(changed: ReadonlySet<string>): boolean {
    if (![...this.#needed].some((file) => changed.has(file))) return false;
    this.reset();
    return true;
  }

  /** The next `get` runs it anew. */
  reset(): void {
    this.#value = undefined;
  }

  async #run(): Promise<T> {
    this.#needed = new Set([this.#file]);
    const needed = this.#needed;
    const module: unknown = await tsImport(pathToFileURL(this.#file).href, {
      parentURL: import.meta.url,
      onImport: (url) => needed.add(fileURLToPath(url.split('?')[0] ?? url)),
    });
    return this.#read(module);
  }
}
