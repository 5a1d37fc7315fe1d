import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The addresses of a site when they were read, for a checkout that has only some of its apps. */
export interface SiteSnapshot {
  /** The address or the store that they are from, or the remotes that have moved. */
  readonly from: string;
  readonly when: string;
  /** Every path with the app that owns it. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly menus: readonly string[];
}

const file = '.cache/site.json';
/** Committed, so that a clone knows the addresses of the remotes that have moved out of it. */
const movedFile = 'moved.json';

/** The snapshot that `writeSnapshot` has written last, else what `addMoved` has written. */
export function readSnapshot(root: string): SiteSnapshot | undefined {
  return readIfAny(join(root, file)) ?? readIfAny(join(root, movedFile));
}

/** Keeps a snapshot for the types of this checkout. */
export async function writeSnapshot(root: string, snapshot: SiteSnapshot): Promise<void> {
  await write(join(root, file), snapshot);
}

/** Keeps the addresses of a remote that moves out of the checkout. */
export async function addMoved(root: string, app: string, paths: readonly string[]): Promise<void> {
  const others = readIfAny(join(root, movedFile))?.addresses ?? {};
  await writeMoved(root, { ...others, ...Object.fromEntries(paths.map((path) => [path, app])) });
}

/** Forgets the addresses of a remote that is back. */
export async function removeMoved(root: string, app: string): Promise<void> {
  const all = readIfAny(join(root, movedFile))?.addresses ?? {};
  await writeMoved(root, Object.fromEntries(Object.entries(all).filter(([, owner]) => owner !== app)));
}

async function writeMoved(root: string, addresses: SiteSnapshot['addresses']) {
  await rm(join(root, file), { force: true });
  const apps = [...new Set(Object.values(addresses))].sort();
  const moved = { from: apps.join(', '), when: new Date().toISOString(), addresses, menus: [] };
  await (apps.length > 0 ? write(join(root, movedFile), moved) : rm(join(root, movedFile), { force: true }));
}

async function write(path: string, snapshot: SiteSnapshot) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(snapshot, null, 2)}\n`);
}

const readIfAny = (path: string): SiteSnapshot | undefined =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
