import { randomUUID } from 'node:crypto';
import { objectHeaders } from '../hosting/headers.ts';
import type { OnProgress } from '../messages/Reporter.ts';
import type { Bucket } from './Bucket.ts';
import { mapInParallel } from './mapInParallel.ts';
import { PublicPages } from './PublicPages.ts';
import { pause } from './pause.ts';
import { checkKey, type FileList, type LogPosition, type Store } from './Store.ts';

const claimAttempts = 5;

/**
 * A store in a bucket. Visitors may read the keys below `site/`: the releases, and a copy of the pages under their paths.
 */
export class S3Store implements Store {
  readonly name: string;
  /** A bucket negotiates no encoding: the CDN compresses. */
  readonly servesCompressed = false;
  readonly #bucket: Bucket;
  readonly #pages: PublicPages;

  constructor(bucket: Bucket) {
    this.name = bucket.name;
    this.#bucket = bucket;
    this.#pages = new PublicPages(bucket);
  }

  async put(key: string, bytes: Uint8Array): Promise<boolean> {
    return await this.claim(key, bytes);
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
        // A failed attempt may still have written the bytes, and the client itself makes several.
        const held = await this.get(key).catch((unreadable) => {
          if (attempt === claimAttempts) throw unreadable;
          return undefined;
        });
        if (held) return held.equals(bytes);
        if (attempt === claimAttempts) throw this.#bucket.unavailable(error);
        await pause(attempt);
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

  async show(key: string, object: string): Promise<void> {
    const [bytes, held] = await Promise.all([this.get(object), this.get(key)]);
    if (bytes && !held?.equals(bytes)) await this.replace(key, bytes);
  }

  async project(
    entry: LogPosition,
    files: FileList,
    isOutdated: () => Promise<boolean>,
    onProgress?: OnProgress,
  ): Promise<void> {
    if (!(await isOutdated())) await this.#pages.write(entry, files, isOutdated, onProgress);
  }

  async isProjected(entry: LogPosition, files: FileList): Promise<boolean> {
    return await this.#pages.areOf(entry, files);
  }

  async findChanged(entry: LogPosition, files: FileList): Promise<readonly string[]> {
    return await this.#pages.findChanged(entry, files);
  }

  async address(): Promise<string> {
    return await this.#bucket.address();
  }

  async now(): Promise<Date> {
    return await this.#bucket.now();
  }

  /** A server that ignores `If-Match` lets a slow promoter overwrite the pages of a newer one. */
  async findMistake(): Promise<string | undefined> {
    const isFirstUse = (await this.list('live/')).length === 0;
    if (isFirstUse) await this.#pages.refuseForeign();
    return (await this.#bucket.comparesETags(`probe/${randomUUID()}`))
      ? undefined
      : 'If-Match with an outdated ETag overwrote an object';
  }

  /** Has nothing to wait for: a server acknowledges only what it has stored. */
  async sync(): Promise<void> {}

  async findPrivate(): Promise<readonly string[]> {
    return [];
  }

  /** Has nothing to remove: a bucket shows an object whole or not at all, without temporary files. */
  async sweep(): Promise<void> {}

  #objectKey(key: string): string {
    checkKey(key, this.name);
    return objectKey(key);
  }
}

/** Visitors read the public files of releases, and previews, below `site/`. */
const objectKey = (key: string) =>
  key
    .replace(/^apps\//, 'site/apps/')
    .replace(/^previews\/(\w+)\/index\.html$/, 'site/_preview/$1')
    .replace(/^previews\/(\w+\/.+)\.html$/, 'site/_preview/$1');

const storeKey = (objectKey: string) =>
  objectKey
    .replace(/^site\/apps\//, 'apps/')
    .replace(/^site\/_preview\/(\w+)$/, 'previews/$1/index.html')
    .replace(/^site\/_preview\/(.+)$/, 'previews/$1.html');
