import { objectHeaders } from '../hosting/headers.ts';
import type { OnProgress } from '../messages/Reporter.ts';
import { UserError } from '../messages/UserError.ts';
import { type Bucket, isConditionUnmet, type ObjectHead } from './Bucket.ts';
import { mapInParallel } from './mapInParallel.ts';
import { pause } from './pause.ts';
import { type PublicObjects, readPublicObjects, recordShown } from './publicObjects.ts';
import type { LogPosition } from './Store.ts';

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
    files: readonly string[],
    read: (file: string) => Promise<Buffer | undefined>,
    isOutdated: () => Promise<boolean>,
    onProgress: OnProgress = () => undefined,
  ): Promise<void> {
    const objects = await readPublicObjects(this.#bucket);
    const etags = new Map<string, string>();
    let done = 0;
    for (const group of inOrder(files)) {
      await mapInParallel(group, async (file) => {
        const etag = await this.#overwriteOlder(file, entry, objects, async () => {
          const bytes = await read(file);
          // A sweep may remove the pages of an entry that is no longer live.
          if (bytes || (await isOutdated())) return bytes;
          throw new UserError(
            `the page ${file} of number ${entry.serial} is missing in ${this.#bucket.name}: run "site verify"`,
          );
        });
        if (etag) etags.set(publicKey(file), etag);
        onProgress(++done, files.length, 'files uploaded');
      });
    }
    const leftovers = await findLeftovers(files, entry, objects);
    if (leftovers.length > 0 && (await isOutdated())) return;
    await mapInParallel(leftovers, ({ key, etag }) => this.#bucket.remove(key, etag));
    if (etags.size === files.length) await recordShown(this.#bucket, entry, etags);
  }

  /** Whether visitors get each of these files from this entry, and no page of an older one. */
  async areOf(entry: LogPosition, files: readonly string[]): Promise<boolean> {
    const objects = await readPublicObjects(this.#bucket);
    const heads = await mapInParallel(files, (file) => objects.head(publicKey(file)));
    return (
      heads.every((head) => head && isOf(entry, head)) && (await findLeftovers(files, entry, objects)).length === 0
    );
  }

  /** The public keys whose bytes differ from these files of an entry, and those that are not among the files. */
  async findChanged(
    entry: LogPosition,
    files: readonly string[],
    read: (file: string) => Promise<Buffer | undefined>,
  ): Promise<readonly string[]> {
    const changed = await mapInParallel(files, async (file) => {
      const [bytes, held] = [await read(file), await this.#bucket.get(publicKey(file))];
      return bytes && held?.equals(withSerial(file, bytes, entry)) ? [] : [publicKey(file)];
    });
    const own = new Set(files.map(publicKey));
    const { keys } = await readPublicObjects(this.#bucket);
    return [...changed.flat(), ...keys.filter((key) => !own.has(key))];
  }

  /** Throws a `UserError` when others have put files where the pages belong. */
  async refuseForeign(): Promise<void> {
    const { keys, head } = await readPublicObjects(this.#bucket);
    const heads = await mapInParallel(keys, async (key) => ({ key, head: await head(key) }));
    const [foreign] = heads.filter(({ head }) => head && !head.mark);
    if (foreign) throw this.#foreignError(foreign.key);
  }

  #foreignError(key: string): UserError {
    return new UserError(
      `${key} in ${this.#bucket.name} was not written by this site: move it away, or choose another prefix with SITE_STORE`,
    );
  }

  /** Writes on condition that an older object is unchanged. Resolves to the ETag when visitors get the file of this entry. */
  async #overwriteOlder(
    file: string,
    entry: LogPosition,
    objects: PublicObjects,
    read: () => Promise<Buffer | undefined>,
  ): Promise<string | undefined> {
    const key = publicKey(file);
    for (let attempt = 1; ; attempt++) {
      const held = await (attempt === 1 ? objects : this.#bucket).head(key);
      if (held && !held.mark) throw this.#foreignError(key);
      if (held && isOf(entry, held)) return held.etag;
      const bytes = held?.mark && held.mark.serial >= entry.serial ? undefined : await read();
      if (!bytes) return undefined;
      const condition = held ? { IfMatch: held.etag } : { IfNoneMatch: '*' };
      try {
        const Metadata = { serial: String(entry.serial), nonce: entry.nonce };
        return await this.#bucket.put(key, withSerial(file, bytes, entry), {
          ...objectHeaders(file),
          ...condition,
          Metadata,
        });
      } catch (error) {
        if (!isConditionUnmet(error) || attempt === overwriteAttempts) throw this.#bucket.unavailable(error);
        await pause(attempt);
      }
    }
  }
}

/** The public objects of older entries that this one lacks. */
async function findLeftovers(files: readonly string[], { serial }: LogPosition, { keys, head }: PublicObjects) {
  const kept = new Set(files.map(publicKey));
  const others = keys.filter((key) => !kept.has(key));
  const heads = await mapInParallel(others, async (key) => ({ key, ...(await head(key)) }));
  return heads.filter(({ mark }) => mark && mark.serial < serial);
}

/** Pages come first, because the sitemap must not name a page that does not exist yet. */
const inOrder = (files: readonly string[]) => [
  files.filter((file) => file.endsWith('.html')),
  files.filter((file) => !file.endsWith('.html')),
];

/** Old checkouts wrote no nonce. */
const isOf = ({ serial, nonce }: LogPosition, { mark }: ObjectHead) =>
  mark?.serial === serial && (mark.nonce === undefined || mark.nonce === nonce);

/** A bucket has no index files and tries no file endings: the key is the path. */
const publicKey = (file: string) => `site/${/^(?:index|404)\.html$/.test(file) ? file : file.replace(/\.html$/, '')}`;

/** The serial gives a page that returns after a rollback a new ETag; a slow promoter may still hold the old one. */
const withSerial = (file: string, bytes: Buffer, { serial }: LogPosition) =>
  file.endsWith('.html') ? Buffer.concat([bytes, Buffer.from(`<!-- ${serial} -->\n`)]) : bytes;
