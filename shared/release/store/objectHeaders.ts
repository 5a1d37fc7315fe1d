import { extname } from 'node:path';
import { cacheHeaders } from '../serve/headers.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** What a bucket is to say of a file with this key; the other headers of the site are for what stands before the bucket. */
export function objectHeaders(key: string) {
  const encoding = encodings[extname(key)];
  const file = encoding ? key.slice(0, -3) : key;
  return {
    ContentType: types[extname(file)] ?? 'application/octet-stream',
    CacheControl: cacheHeaders[key.startsWith('apps/') ? 'asset' : 'page'],
    ...(encoding ? { ContentEncoding: encoding } : {}),
  };
}
