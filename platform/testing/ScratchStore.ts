import { FolderStore } from '../store/FolderStore.ts';
import { type Hook, scratchFolder } from './scratchFolder.ts';

type Method = 'claim' | 'put' | 'remove';

/** Stands in for a store that others use as well: records reads, and runs another command between two writes. */
export class ScratchStore extends FolderStore {
  /** Every key that was read, in order. */
  readonly reads: string[] = [];
  readonly #rivals = new Map<Method, () => Promise<unknown>>();

  /** Returns a store that is empty whenever the first hook has run. A mock of a method must end with its test. */
  static between(before: Hook, after: Hook): ScratchStore {
    const store = new ScratchStore(scratchFolder(before, after));
    before(async () => {
      store.reads.length = 0;
      store.#rivals.clear();
    });
    return store;
  }

  /** Runs `rival` once, just before the next call of the method. */
  before(method: Method, rival: () => Promise<unknown>): void {
    this.#rivals.set(method, rival);
  }

  override async get(key: string): Promise<Buffer | undefined> {
    this.reads.push(key);
    return await super.get(key);
  }

  override async put(...words: Parameters<FolderStore['put']>): Promise<boolean> {
    await this.#runRival('put');
    return await super.put(...words);
  }

  override async claim(...words: Parameters<FolderStore['claim']>): Promise<boolean> {
    await this.#runRival('claim');
    return await super.claim(...words);
  }

  override async remove(...words: Parameters<FolderStore['remove']>): Promise<void> {
    await this.#runRival('remove');
    await super.remove(...words);
  }

  async #runRival(method: Method): Promise<void> {
    const rival = this.#rivals.get(method);
    this.#rivals.delete(method);
    await rival?.();
  }
}
