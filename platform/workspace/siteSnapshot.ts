import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The addresses of a site when they were read, for a checkout that has only some of its apps. */
export interface SiteSnapshot {
  /** The address or the store that they are from. */
  readonly from: string;
  readonly when: string;
  readonly addresses: readonly (readonly [path: string, app: string])[];
  readonly menus: readonly string[];
}

const file = '.cache/site.json';

/** The snapshot that `writeSnapshot` has written last. */
export function readSnapshot(root: string): SiteSnapshot | undefined {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Keeps a snapshot for the types of this checkout. */
export async function writeSnapshot(root: string, snapshot: SiteSnapshot): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(snapshot, null, 2));
}
