import { extname } from 'node:path';
import { contentTypeOf } from './contentTypes.ts';
import { cacheHeaders } from './headers.ts';

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** What a bucket is to say of a file with this key; the other headers of the site are for what stands before the bucket. */
export function objectHeaders(key: string) {
  const encoding = encodings[extname(key)];
  const file = encoding ? key.slice(0, -3) : key;
  return {
    ContentType: contentTypeOf(file),
    CacheControl: cacheHeaders[key.startsWith('apps/') ? 'asset' : 'page'],
    ...(encoding ? { ContentEncoding: encoding } : {}),
  };
}
