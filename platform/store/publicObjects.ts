import { z } from 'zod';
import type { Bucket, ObjectHead } from './Bucket.ts';
import type { LogPosition } from './Store.ts';

/** The objects that visitors get beside releases and previews, at one moment. */
export interface PublicObjects {
  readonly keys: readonly string[];
  /** Requests only an object that has changed since the last recorded projection. */
  readonly head: (key: string) => Promise<ObjectHead | undefined>;
}

/** The ETags of the public pages that a projection has written, and for which entry. */
const recordSchema = z.object({ serial: z.number(), nonce: z.string(), etags: z.record(z.string(), z.string()) });
const recordKey = 'shown.json';

/** Lists the public objects, and reads the record of the last projection. Rejects with a `UserError` when the bucket fails. */
export async function readPublicObjects(bucket: Bucket): Promise<PublicObjects> {
  const [listed, record] = [await listPages(bucket), await readRecord(bucket)];
  return {
    keys: [...listed.keys()],
    async head(key) {
      const etag = listed.get(key);
      if (etag === undefined) return undefined;
      return record?.etags[key] === etag ? { etag, mark: record } : await bucket.head(key);
    },
  };
}

/** Records the ETags of the pages of an entry, so that later commands send fewer requests. */
export async function recordShown(
  bucket: Bucket,
  { serial, nonce }: LogPosition,
  etags: ReadonlyMap<string, string>,
): Promise<void> {
  const record = { serial, nonce, etags: Object.fromEntries(etags) };
  const writing = bucket.put(recordKey, Buffer.from(JSON.stringify(record)));
  await writing.catch((error) => Promise.reject(bucket.unavailable(error)));
}

/** Undefined for a damaged record: a record only saves requests. */
async function readRecord(bucket: Bucket) {
  try {
    return recordSchema.parse(JSON.parse(String(await bucket.get(recordKey))));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** The ETag of each live page by its key. Lists no releases, which have many more objects. */
async function listPages(bucket: Bucket): Promise<ReadonlyMap<string, string>> {
  const isFolder = (key: string) => key.endsWith('/');
  const top = [...(await bucket.listETags('site/', '/'))];
  const folders = top.map(([key]) => key).filter((key) => isFolder(key) && !/^site\/(?:apps|_preview)\/$/.test(key));
  const lists = await Promise.all(folders.map((folder) => bucket.listETags(folder)));
  return new Map([...top.filter(([key]) => !isFolder(key)), ...lists.flatMap((list) => [...list])]);
}
