import { objectHeaders } from '../hosting/objectHeaders.ts';
import { UserError } from '../messages/UserError.ts';
import { type Bucket, statusOf } from './Bucket.ts';
import { FolderStore } from './FolderStore.ts';
import { mapInParallel } from './mapInParallel.ts';
import { checkKey, differentBytesError, type LogPosition, type Store } from './Store.ts';

const claimAttempts = 5;
/** Each failure is another promoter's write, unless the server treats every condition as unmet. */
const overwriteAttempts = 50;

/** Names the log entry that the public keys hold; written last. */
const markerKey = 'projected.json';

/**
 * A store in a bucket. Visitors may read the keys below `site/`: the releases, and a copy of the pages under their paths.
 * The pages are copied key by key, which is safe because each page names the releases that it needs.
 */
export class S3Store implements Store {
  readonly name: string;
  readonly #bucket: Bucket;
  readonly #cache: FolderStore;

  constructor(bucket: Bucket, cache: string) {
    this.name = bucket.name;
    this.#bucket = bucket;
    this.#cache = new FolderStore(cache);
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    if (await this.claim(key, bytes)) return;
    throw differentBytesError(key, this.name);
  }

  async putIfAbsent(key: string, bytes: Uint8Array): Promise<void> {
    await this.claim(key, bytes);
  }

  async get(key: string): Promise<Buffer | undefined> {
    return await this.#bucket.get(this.#objectKey(key));
  }

  async list(prefix: string): Promise<readonly string[]> {
    const keys = await this.#bucket.list(checkKey(prefix, this.name));
    const publicPrefix = prefix.replace(/^apps\//, 'site/apps/').replace(/^previews\/(.*?)\/?$/, 'site/_preview/$1');
    if (publicPrefix === prefix) return keys;
    const others = (await this.#bucket.list(publicPrefix)).map(storeKey);
    return [...keys, ...others.filter((key) => key.startsWith(prefix))].sort();
  }

  async claim(key: string, bytes: Uint8Array): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#bucket.put(this.#objectKey(key), bytes, { ...objectHeaders(key), IfNoneMatch: '*' });
        return true;
      } catch (error) {
        // After any error the bytes may have been written, by this attempt or an earlier one of the client.
        const held = await this.get(key);
        if (held) return held.equals(bytes);
        if (attempt === claimAttempts) throw this.#bucket.unavailable(error);
      }
    }
  }

  async replace(key: string, bytes: Uint8Array): Promise<void> {
    const writing = this.#bucket.put(this.#objectKey(key), bytes, objectHeaders(key));
    await writing.catch((error) => Promise.reject(this.#bucket.unavailable(error)));
  }

  async remove(keys: readonly string[]): Promise<void> {
    await mapInParallel(keys, (key) => this.#bucket.remove(this.#objectKey(key)));
  }

  async project(entry: LogPosition, isOutdated: () => Promise<boolean>): Promise<void> {
    if (await isOutdated()) return;
    const folder = `pages/${entry.composition}/`;
    const files = await this.#filesOf(entry.composition);
    const pages = files.filter((file) => file.endsWith('.html'));
    const others = files.filter((file) => !file.endsWith('.html'));
    // Pages first: the sitemap must not name a page that does not exist yet.
    for (const group of [pages, others]) {
      await mapInParallel(group, async (file) => {
        const bytes = await this.get(folder + file);
        // A prune may remove the pages of an entry that is no longer live.
        if (!bytes && (await isOutdated())) return;
        if (!bytes)
          throw new UserError(`${folder}${file} is missing in ${this.name}: run "site verify" to make it again`);
        await this.#overwriteOlder(publicKey(file), withSerial(file, bytes, entry), objectHeaders(file), entry);
      });
    }
    await this.#removeOthers(new Set(files.map(publicKey)), entry, isOutdated);
    await this.#overwriteOlder(markerKey, Buffer.from(JSON.stringify(entry)), objectHeaders(markerKey), entry);
  }

  async isProjected({ serial, composition }: LogPosition): Promise<boolean> {
    const marker = await this.#bucket.head(markerKey);
    if (marker?.serial !== serial) return false;
    const present = new Set(await this.#listPages());
    return (await this.#filesOf(composition)).every((file) => present.has(publicKey(file)));
  }

  /** Downloads the files that the local cache lacks. */
  async localFolder(prefix: string): Promise<string> {
    const cached = new Set(await this.#cache.list(`${prefix}/`));
    const missing = (await this.list(`${prefix}/`)).filter((key) => !cached.has(key));
    await mapInParallel(missing, async (key) => {
      const bytes = await this.get(key);
      if (!bytes) throw new UserError(`${key} was removed from ${this.name} during the download: run this again`);
      await this.#cache.putIfAbsent(key, bytes);
    });
    return await this.#cache.localFolder(prefix);
  }

  /** Needs no temporary files: a bucket shows an object whole or not at all. */
  async sweep(): Promise<void> {}

  #objectKey(key: string): string {
    checkKey(key, this.name);
    return objectKey(key);
  }

  /** Overwrites a public key of an older log entry: reads it, writes on condition that it is unchanged, or starts again. */
  async #overwriteOlder(key: string, bytes: Uint8Array, headers: object, { serial }: LogPosition): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const held = await this.#bucket.head(key);
      if (held && held.serial >= serial) return;
      const condition = held ? { IfMatch: held.etag } : { IfNoneMatch: '*' };
      try {
        await this.#bucket.put(key, bytes, { ...headers, ...condition, Metadata: { serial: String(serial) } });
        return;
      } catch (error) {
        const isConditionUnmet = [404, 409, 412].includes(statusOf(error));
        if (!isConditionUnmet || attempt === overwriteAttempts) throw this.#bucket.unavailable(error);
      }
    }
  }

  /** The files of a composition but for their compressed forms: a bucket negotiates no encoding. */
  async #filesOf(composition: string): Promise<readonly string[]> {
    const folder = `pages/${composition}/`;
    const files = (await this.list(folder)).map((key) => key.slice(folder.length));
    return files.filter((file) => !/\.(?:br|gz)$/.test(file));
  }

  /** The public keys of the live pages, without listing those of the releases, which are many more. */
  async #listPages(): Promise<readonly string[]> {
    const isFolder = (key: string) => key.endsWith('/');
    const top = await this.#bucket.list('site/', '/');
    const folders = top.filter((key) => isFolder(key) && !/^site\/(?:apps|_preview)\/$/.test(key));
    const lists = await Promise.all(folders.map((folder) => this.#bucket.list(folder)));
    return [...top.filter((key) => !isFolder(key)), ...lists.flat()];
  }

  /** Removes the pages of earlier log entries that this one lacks. */
  async #removeOthers(kept: ReadonlySet<string>, entry: LogPosition, isOutdated: () => Promise<boolean>) {
    const others = (await this.#listPages()).filter((key) => !kept.has(key));
    if (others.length === 0 || (await isOutdated())) return;
    await mapInParallel(others, async (key) => {
      const held = await this.#bucket.head(key);
      if (held && held.serial < entry.serial) await this.#bucket.remove(key, held.etag);
    });
  }
}

/** Releases and previews never change, so they are stored where visitors read them; a release's server build is private. */
const objectKey = (key: string) =>
  key
    .replace(/^apps\/(?![^/]+\/[^/]+\/server\/)/, 'site/apps/')
    .replace(/^previews\/(\w+)\/index\.html$/, 'site/_preview/$1')
    .replace(/^previews\/(\w+\/.+)\.html$/, 'site/_preview/$1');

const storeKey = (objectKey: string) =>
  objectKey
    .replace(/^site\/apps\//, 'apps/')
    .replace(/^site\/_preview\/(\w+)$/, 'previews/$1/index.html')
    .replace(/^site\/_preview\/(.+)$/, 'previews/$1.html');

/** A bucket has no index files and tries no file endings: the key is the path. */
const publicKey = (file: string) => `site/${/^(?:index|404)\.html$/.test(file) ? file : file.replace(/\.html$/, '')}`;

/** Without the serial a page that returns, as after a rollback, would have an ETag that a slow promoter may still hold. */
const withSerial = (file: string, bytes: Buffer, { serial }: LogPosition) =>
  file.endsWith('.html') ? Buffer.concat([bytes, Buffer.from(`<!-- ${serial} -->\n`)]) : bytes;
