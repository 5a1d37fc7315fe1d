import { extname } from 'node:path';

/** `Content-Type` by the ending of a file's name; JSON and XML declare their own encoding. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The `Content-Type` of a file by its name; bytes for an unknown ending. */
export const contentTypeOf = (file: string) => contentTypes[extname(file)] ?? 'application/octet-stream';

/** `Content-Encoding` by the ending of a compressed form, the smallest first. */
export const contentEncodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };
