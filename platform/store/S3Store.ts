import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { objectHeaders } from '../hosting/objectHeaders.ts';
import { UserError } from '../messages/UserError.ts';
import { type Bucket, statusOf } from './Bucket.ts';
import { mapInParallel } from './mapInParallel.ts';
import { checkKey, type LogPosition, refuseOther, type Store } from './Store.ts';

const attempts = 5;
/** Each is of another promoter; a server that never takes a condition for met would go on for ever. */
const overtakings = 50;

/** What says which entry of the log the public keys hold; written last. */
const markerKey = 'projected.json';

/**
 * A store in a bucket. What visitors get lies below `site/`: the releases, and a copy of the pages under the paths of
 * the site, made key by key, which is safe because each page names the releases that it was made from.
 */
export class S3Store implements Store {
  readonly name: string;
  readonly #bucket: Bucket;
  readonly #cache: string;

  constructor(bucket: Bucket, cache: string) {
    this.name = bucket.name;
    this.#bucket = bucket;
    this.#cache = cache;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    if (await this.claim(key, bytes)) return;
    throw refuseOther(key, this.name);
  }

  async putIfAbsent(key: string, bytes: Uint8Array): Promise<void> {
    await this.claim(key, bytes);
  }

  async get(key: string): Promise<Buffer | undefined> {
    return await this.#bucket.get(this.#object(key));
  }

  async list(prefix: string): Promise<readonly string[]> {
    const keys = await this.#bucket.list(checkKey(prefix, this.name));
    const shown = prefix.replace(/^apps\//, 'site/apps/').replace(/^previews\/(.*?)\/?$/, 'site/_preview/$1');
    if (shown === prefix) return keys;
    const others = (await this.#bucket.list(shown)).map(keyOf);
    return [...keys, ...others.filter((key) => key.startsWith(prefix))].sort();
  }

  async claim(key: string, bytes: Uint8Array): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#bucket.put(this.#object(key), bytes, { ...objectHeaders(key), IfNoneMatch: '*' });
        return true;
      } catch (error) {
        // Whatever went wrong, the bytes may have been written, by this attempt or one that the client made before it.
        const held = await this.get(key);
        if (held) return held.equals(bytes);
        if (attempt === attempts) throw this.#bucket.refusal(error);
      }
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    await mapInParallel(keys, (key) => this.#bucket.remove(this.#object(key)));
  }

  async project(entry: LogPosition, isOutdated: () => Promise<boolean>): Promise<void> {
    if (await isOutdated()) return;
    const folder = `pages/${entry.composition}/`;
    const files = await this.#filesOf(entry.composition);
    const pages = files.filter((file) => file.endsWith('.html'));
    const others = files.filter((file) => !file.endsWith('.html'));
    // Pages first: the sitemap names none that is not there yet.
    for (const group of [pages, others]) {
      await mapInParallel(group, async (file) => {
        const bytes = await this.get(folder + file);
        // A prune may remove the pages of an entry that is live no more.
        if (!bytes && (await isOutdated())) return;
        if (!bytes)
          throw new UserError(`${folder}${file} has gone from ${this.name}: run "site verify", which makes it anew`);
        await this.#advance(siteKey(file), stamp(file, bytes, entry), objectHeaders(file), entry);
      });
    }
    await this.#removeOthers(new Set(files.map(siteKey)), entry, isOutdated);
    await this.#advance(markerKey, Buffer.from(JSON.stringify(entry)), objectHeaders(markerKey), entry);
  }

  async isProjected({ serial, composition }: LogPosition): Promise<boolean> {
    const marker = await this.#bucket.head(markerKey);
    if (marker?.serial !== serial) return false;
    const shown = new Set(await this.#listPages());
    return (await this.#filesOf(composition)).every((file) => shown.has(siteKey(file)));
  }

  /** Downloads what is not in the local cache yet. */
  async localFolder(prefix: string): Promise<string> {
    await mapInParallel(await this.list(`${prefix}/`), async (key) => {
      const file = join(this.#cache, key);
      if (existsSync(file)) return;
      const aside = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      const bytes = await this.get(key);
      if (!bytes) throw new UserError(`${key} has gone from ${this.name} while it was read: run this again`);
      await writeFile(aside, bytes);
      await rename(aside, file);
    });
    return join(this.#cache, prefix);
  }

  /** A bucket shows an object whole or not at all. */
  async sweep(): Promise<void> {}

  /** Everything that visitors may fetch lies below `site/`, so that nothing else need be open to them. */
  #object(key: string): string {
    checkKey(key, this.name);
    return objectOf(key);
  }

  /** Overwrites a public key unless it is as new: compares, writes if that still holds, and compares anew if not. */
  async #advance(key: string, bytes: Uint8Array, headers: object, { serial }: LogPosition): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const held = await this.#bucket.head(key);
      if (held && held.serial >= serial) return;
      const condition = held ? { IfMatch: held.etag } : { IfNoneMatch: '*' };
      try {
        await this.#bucket.put(key, bytes, { ...headers, ...condition, Metadata: { serial: String(serial) } });
        return;
      } catch (error) {
        const isOvertaken = [404, 409, 412].includes(statusOf(error));
        if (!isOvertaken || attempt === overtakings) throw this.#bucket.refusal(error);
      }
    }
  }

  /** The files of a composition that visitors get, which a bucket sends as they are. */
  async #filesOf(composition: string): Promise<readonly string[]> {
    const folder = `pages/${composition}/`;
    const files = (await this.list(folder)).map((key) => key.slice(folder.length));
    return files.filter((file) => !/\.(?:br|gz)$/.test(file));
  }

  /** The public keys but those of releases, which are many more, and of previews, which stay beside what is live. */
  async #listPages(): Promise<readonly string[]> {
    const isFolder = (key: string) => key.endsWith('/');
    const top = await this.#bucket.list('site/', '/');
    const folders = top.filter((key) => isFolder(key) && !/^site\/(?:apps|_preview)\/$/.test(key));
    const lists = await Promise.all(folders.map((folder) => this.#bucket.list(folder)));
    return [...top.filter((key) => !isFolder(key)), ...lists.flat()];
  }

  /** Takes away the pages that earlier entries of the log had and this one has not. */
  async #removeOthers(kept: ReadonlySet<string>, entry: LogPosition, isOutdated: () => Promise<boolean>) {
    const others = (await this.#listPages()).filter((key) => !kept.has(key));
    if (others.length === 0 || (await isOutdated())) return;
    await mapInParallel(others, async (key) => {
      const held = await this.#bucket.head(key);
      if (held && held.serial < entry.serial) await this.#bucket.remove(key, held.etag);
    });
  }
}

/**
 * Releases and the pages of previews never change, so they stand at once where visitors look for them; what releases
 * have for rendering alone does not.
 */
const objectOf = (key: string) =>
  key
    .replace(/^apps\/(?![^/]+\/[^/]+\/server\/)/, 'site/apps/')
    .replace(/^previews\/(\w+)\/index\.html$/, 'site/_preview/$1')
    .replace(/^previews\/(\w+\/.+)\.html$/, 'site/_preview/$1');

const keyOf = (object: string) =>
  object
    .replace(/^site\/apps\//, 'apps/')
    .replace(/^site\/_preview\/(\w+)$/, 'previews/$1/index.html')
    .replace(/^site\/_preview\/(.+)$/, 'previews/$1.html');

/** A bucket knows no index files and no endings to try: the key is the path. */
const siteKey = (file: string) => `site/${/^(?:index|404)\.html$/.test(file) ? file : file.replace(/\.html$/, '')}`;

/**
 * The ETag of an object is that of its bytes, so that it returns when pages return: with the serial in it, an ETag that
 * a slow promoter has seen before a rollback is not the one after it.
 */
const stamp = (file: string, bytes: Buffer, { serial }: LogPosition) =>
  file.endsWith('.html') ? Buffer.concat([bytes, Buffer.from(`<!-- ${serial} -->\n`)]) : bytes;
