import { extname } from 'node:path';

/** By the ending of a file's name; JSON and XML say themselves how they are encoded. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The `Content-Type` of a file by its name; bytes for an ending that is not known. */
export const contentTypeOf = (file: string) => contentTypes[extname(file)] ?? 'application/octet-stream';
