import { checkKey, type FileList, type LogPosition, type Store } from '../store/Store.ts';

/** The state that the commands of one test share. */
export class Disk {
  readonly files = new Map<string, Buffer>();
  /** The entry of the log whose pages visitors get. */
  shown: LogPosition | undefined;
}

/**
 * A store in memory, for tests that open thousands. One instance stands for one command: it awaits `turn` before each read
 * or write of a single key, so that a test can order the commands, or stop one.
 */
export class MemoryStore implements Store {
  readonly name = 'memory';
  readonly servesCompressed = true;
  readonly disk: Disk;
  readonly #turn: (step: string) => Promise<void>;

  constructor(disk: Disk, turn: (step: string) => Promise<void> = async () => undefined) {
    this.disk = disk;
    this.#turn = turn;
  }

  async get(key: string): Promise<Buffer | undefined> {
    await this.#turn(`get ${checkKey(key, this.name)}`);
    return this.disk.files.get(key);
  }

  async list(prefix: string): Promise<readonly string[]> {
    await this.#turn(`list ${checkKey(prefix, this.name)}`);
    return [...this.disk.files.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.claim(key, bytes);
  }

  async claim(key: string, bytes: Uint8Array): Promise<boolean> {
    await this.#turn(`claim ${checkKey(key, this.name)}`);
    const held = this.disk.files.get(key);
    if (!held) this.disk.files.set(key, Buffer.from(bytes));
    return !held || held.equals(bytes);
  }

  async replace(key: string, bytes: Uint8Array): Promise<void> {
    await this.#turn(`replace ${checkKey(key, this.name)}`);
    this.disk.files.set(key, Buffer.from(bytes));
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#turn(`remove ${checkKey(key, this.name)}`);
      this.disk.files.delete(key);
    }
  }

  async show(key: string, object: string): Promise<void> {
    const bytes = await this.get(object);
    if (bytes) await this.replace(key, bytes);
  }

  async project(
    { serial, composition, nonce }: LogPosition,
    _files: FileList,
    isOutdated: () => Promise<boolean>,
  ): Promise<void> {
    if (await isOutdated()) return;
    await this.#turn(`project ${serial}`);
    if ((this.disk.shown?.serial ?? 0) < serial) this.disk.shown = { serial, composition, nonce };
  }

  async isProjected({ serial, nonce }: LogPosition): Promise<boolean> {
    await this.#turn('look');
    return this.disk.shown?.serial === serial && this.disk.shown.nonce === nonce;
  }

  async findChanged(): Promise<readonly string[]> {
    return [];
  }

  async address(): Promise<string> {
    return this.name;
  }

  async now(): Promise<Date> {
    return new Date();
  }

  async findMistake(): Promise<undefined> {}

  async sync(): Promise<void> {}

  async findPrivate(): Promise<readonly string[]> {
    return [];
  }

  async sweep(): Promise<void> {}
}
