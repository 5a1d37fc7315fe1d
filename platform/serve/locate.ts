import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kind } from '../hosting/headers.ts';

/** A file of a store that answers a request. */
export interface Found {
  readonly root: string;
  readonly file: string;
  readonly kind: Kind;
}

/** The file that answers a path, or undefined. */
export async function locate(store: string, path: string): Promise<Found | undefined> {
  if (path.startsWith('/apps/')) return await existing({ root: store, file: path, kind: 'asset' });
  const { root, kind, rest } = await placeOf(store, path);
  if (!root || rest === '/index' || rest === '/404') return undefined;
  if (rest === '/') return await existing({ root, file: '/index.html', kind });
  return (
    (await existing({ root, file: `${rest}.html`, kind })) ??
    (isRootFile(rest) ? await existing({ root, file: rest, kind: kind === 'page' ? 'root' : kind }) : undefined)
  );
}

/** The not-found page of the place that a path lies in. */
export async function locateNotFound(store: string, path: string): Promise<Found | undefined> {
  const { root, kind } = await placeOf(store, path);
  return root ? await existing({ root, file: '/404.html', kind }) : undefined;
}

const previewPath = /^\/_preview\/([0-9a-f]{10})(\/.*)?$/;

async function placeOf(store: string, path: string) {
  const [, preview, rest = '/'] = path.match(previewPath) ?? [];
  const root = preview ? await existingFolder(join(store, 'previews', preview)) : undefined;
  if (root) return { root, kind: 'preview', rest } as const;
  // The link is followed once for a request, so that a switch cannot come between finding a file and reading it.
  return { root: await existingFolder(join(store, 'current')), kind: 'page', rest: path } as const;
}

const existingFolder = (folder: string) => realpath(folder).catch(() => undefined);

/** A root file has an ending, a page has none. */
const isRootFile = (path: string) => /\.\w+$/.test(path);

async function existing(found: Found): Promise<Found | undefined> {
  const file = await stat(join(found.root, found.file)).catch(() => undefined);
  return file?.isFile() ? found : undefined;
}
