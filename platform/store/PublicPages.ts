import { objectHeaders } from '../hosting/headers.ts';
import type { OnProgress } from '../messages/Reporter.ts';
import { UserError } from '../messages/UserError.ts';
import { type Bucket, isConditionUnmet, type ObjectHead } from './Bucket.ts';
import { mapInParallel } from './mapInParallel.ts';
import { pause } from './pause.ts';
import type { FileList, LogPosition } from './Store.ts';

/** An attempt fails when another promoter has written, or when the server treats every condition as unmet. */
const overwriteAttempts = 8;

/**
 * The copy of the live pages below `site/`, under the paths that visitors request. It is written key by key, which is safe
 * because each page names the releases that it needs. Each object carries the number and the nonce of its log entry; an
 * object without them was written by somebody else and is left alone.
 */
export class PublicPages {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  /** Copies the files of an entry over those of older entries, then removes the other files of the older entries. */
  async write(
    entry: LogPosition,
    files: FileList,
    isOutdated: () => Promise<boolean>,
    onProgress: OnProgress = () => undefined,
  ): Promise<void> {
    let done = 0;
    for (const group of inOrder([...files])) {
      await mapInParallel(group, async ([file, object]) => {
        await this.#overwriteOlder(file, entry, async () => {
          const bytes = await this.#bucket.get(object);
          // A sweep may remove the pages of an entry that is no longer live.
          if (bytes || (await isOutdated())) return bytes;
          throw new UserError(
            `the page ${file} of number ${entry.serial} is missing in ${this.#bucket.name}: run "site verify"`,
          );
        });
        onProgress(++done, files.size, 'files uploaded');
      });
    }
    const leftovers = await this.#findLeftovers(files, entry);
    if (leftovers.length > 0 && (await isOutdated())) return;
    await mapInParallel(leftovers, ({ key, etag }) => this.#bucket.remove(key, etag));
  }

  /** Whether visitors get each of these files from this entry, and no page of an older one. */
  async areOf(entry: LogPosition, files: FileList): Promise<boolean> {
    const heads = await mapInParallel(files.keys(), (file) => this.#bucket.head(keyOf(file)));
    return heads.every((head) => head && isOf(entry, head)) && (await this.#findLeftovers(files, entry)).length === 0;
  }

  /** The public keys whose bytes differ from these files of an entry, and those that are not among the files. */
  async findChanged(entry: LogPosition, files: FileList): Promise<readonly string[]> {
    const changed = await mapInParallel(files, async ([file, object]) => {
      const [bytes, held] = [await this.#bucket.get(object), await this.#bucket.get(keyOf(file))];
      return bytes && held?.equals(withSerial(file, bytes, entry)) ? [] : [keyOf(file)];
    });
    const own = new Set([...files.keys()].map(keyOf));
    const keys = await listKeys(this.#bucket);
    return [...changed.flat(), ...keys.filter((key) => !own.has(key))];
  }

  /** Throws a `UserError` when others have put files where the pages belong. */
  async refuseForeign(): Promise<void> {
    const keys = await listKeys(this.#bucket);
    const heads = await mapInParallel(keys, async (key) => ({ key, head: await this.#bucket.head(key) }));
    const [foreign] = heads.filter(({ head }) => head && !head.mark);
    if (foreign) throw this.#foreignError(foreign.key);
  }

  #foreignError(key: string): UserError {
    return new UserError(
      `${key} in ${this.#bucket.name} was not written by this site: move it away, or choose another prefix with SITE_STORE`,
    );
  }

  /** Writes on condition that an older object is unchanged. */
  async #overwriteOlder(file: string, entry: LogPosition, read: () => Promise<Buffer | undefined>): Promise<void> {
    const key = keyOf(file);
    for (let attempt = 1; ; attempt++) {
      const held = await this.#bucket.head(key);
      if (held && !held.mark) throw this.#foreignError(key);
      if (held && isOf(entry, held)) return;
      const bytes = held?.mark && held.mark.serial >= entry.serial ? undefined : await read();
      if (!bytes) return;
      const condition = held ? { IfMatch: held.etag } : { IfNoneMatch: '*' };
      try {
        const Metadata = { serial: String(entry.serial), nonce: entry.nonce };
        await this.#bucket.put(key, withSerial(file, bytes, entry), {
          ...objectHeaders(file),
          ...condition,
          Metadata,
        });
        return;
      } catch (error) {
        if (!isConditionUnmet(error) || attempt === overwriteAttempts) throw this.#bucket.unavailable(error);
        await pause(attempt);
      }
    }
  }

  /** The public objects of older entries that this one lacks. */
  async #findLeftovers(files: FileList, { serial }: LogPosition) {
    const kept = new Set([...files.keys()].map(keyOf));
    const others = (await listKeys(this.#bucket)).filter((key) => !kept.has(key));
    const heads = await mapInParallel(others, async (key) => ({ key, ...(await this.#bucket.head(key)) }));
    return heads.filter(({ mark }) => mark && mark.serial < serial);
  }
}

/** The keys of the live pages. Lists no releases and no previews, which have many more objects. */
async function listKeys(bucket: Bucket): Promise<readonly string[]> {
  const top = await bucket.list('site/', '/');
  const folders = top.filter((key) => key.endsWith('/') && !/^site\/(?:apps|_preview)\/$/.test(key));
  const lists = await Promise.all(folders.map((folder) => bucket.list(folder)));
  return [...top.filter((key) => !key.endsWith('/')), ...lists.flat()];
}

/** Pages come first, because the sitemap must not name a page that does not exist yet. */
const inOrder = (files: readonly (readonly [string, string])[]) => [
  files.filter(([file]) => file.endsWith('.html')),
  files.filter(([file]) => !file.endsWith('.html')),
];

const isOf = ({ serial, nonce }: LogPosition, { mark }: ObjectHead) => mark?.serial === serial && mark.nonce === nonce;

/** A bucket has no index files and tries no file endings: the key is the path. */
const keyOf = (file: string) => `site/${/^(?:index|404)\.html$/.test(file) ? file : file.replace(/\.html$/, '')}`;

/** The serial gives a page that returns after a rollback a new ETag; a slow promoter may still hold the old one. */
const withSerial = (file: string, bytes: Buffer, { serial }: LogPosition) =>
  file.endsWith('.html') ? Buffer.concat([bytes, Buffer.from(`<!-- ${serial} -->\n`)]) : bytes;
