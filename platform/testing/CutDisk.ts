import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A file, a link, or a folder. */
interface Node {
  readonly bytes?: Uint8Array;
  readonly target?: string;
}

type Names = ReadonlyMap<string, Node>;

/** The names at one moment, and those that are on the disk for sure. */
export interface Moment {
  readonly step: string;
  readonly names: Names;
  readonly durable: Names;
}

/** After a power cut, these are left of the names that have changed since their folder was synced. */
export const losses = ['all names', 'no name', 'every other name'] as const;
export type Loss = (typeof losses)[number];

const nothing = Buffer.of();

/**
 * Stands in for the write cache of a disk: notified of each write below a root, it knows what a power cut would leave. A
 * file that was not synced loses its bytes; a name is safe once its folder was synced, and may be safe before.
 */
export class CutDisk {
  /** After each change since the last `syncAll`. */
  readonly moments: Moment[] = [];
  readonly #root: string;
  #names: Names = new Map();
  #durable: Names = new Map();

  constructor(root: string) {
    this.#root = root;
  }

  writeFile(path: string, bytes: Uint8Array, isSynced: boolean): void {
    this.#change('write', path, { bytes: isSynced ? Buffer.from(bytes) : nothing });
  }

  link(from: string, path: string): void {
    this.#change('link', path, this.#names.get(this.#key(from)));
  }

  symlink(target: string, path: string): void {
    this.#change('symlink', path, { target });
  }

  rename(from: string, path: string): void {
    this.#change('rename', path, this.#names.get(this.#key(from)), from);
  }

  remove(path: string): void {
    this.#change('remove', path, undefined);
  }

  /** From now on the names in this folder survive as they are. */
  syncFolder(folder: string): void {
    const isInside = ([path]: readonly [string, Node]) => dirname(path) === (this.#key(folder) || '.');
    const others = [...this.#durable].filter((entry) => !isInside(entry));
    this.#durable = new Map([...others, ...[...this.#names].filter(isInside)]);
    this.#note(`sync ${this.#key(folder)}`);
  }

  /** Everything that was written is on the disk. */
  syncAll(): void {
    this.#durable = this.#names;
    this.moments.length = 0;
  }

  #change(step: string, path: string, node: Node | undefined, removed?: string) {
    const key = this.#key(path);
    if (key.startsWith('..')) return;
    const names = new Map(this.#names);
    if (removed) names.delete(this.#key(removed));
    for (let folder = dirname(key); folder !== '.'; folder = dirname(folder))
      if (!names.has(folder)) names.set(folder, {});
    if (node) names.set(key, node);
    else names.delete(key);
    this.#names = names;
    this.#note(`${step} ${key}`);
  }

  #note(step: string) {
    this.moments.push({ step, names: this.#names, durable: this.#durable });
  }

  #key(path: string): string {
    return relative(this.#root, path);
  }
}

/** Writes the names that a power cut leaves into a new folder. */
export function writeCut(folder: string, left: Names): void {
  const isReachable = (path: string): boolean =>
    dirname(path) === '.' || (left.has(dirname(path)) && isReachable(dirname(path)));
  const folders = new Set<string>();
  for (const [path, { target, bytes }] of left) {
    if (!isReachable(path)) continue;
    const file = join(folder, path);
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    if (target) symlinkSync(target, file);
    else if (bytes) writeFileSync(file, bytes);
  }
}

/** The names that a power cut at a moment leaves; the same object where another moment leaves the same. */
export function namesLeft({ names, durable }: Moment, loss: Loss): Names {
  if (loss === 'no name') return names;
  if (loss === 'all names') return durable;
  const changed = [...new Set([...names.keys(), ...durable.keys()])].sort();
  const left = changed.map((path, index) => [path, (index % 2 ? names : durable).get(path)] as const);
  return new Map(left.flatMap(([path, node]) => (node ? [[path, node] as const] : [])));
}
