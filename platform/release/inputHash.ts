import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { AppFolder } from '../workspace.ts';

const shared = ['contract', 'federation', 'tokens', 'ui', 'build'];
/** What seals a release, beside the folder `build`. */
const sealing = ['compress', 'hash', 'schemas', 'serverBuild'];
const skipped = new Set(['dist', 'node_modules', '.cache']);

/** A hash of everything that an app is built from: its own folder, the shared code and the lock file. */
export async function inputHash(app: AppFolder): Promise<string> {
  const root = dirname(app.root);
  const folders = [
    app.root,
    ...shared.map((folder) => join(root, 'shared', folder)),
    join(root, 'shared/release/build'),
  ];
  const single = ['package-lock.json', ...sealing.map((name) => `shared/release/${name}.ts`)];
  const files = [
    ...(await Promise.all(folders.map(listFiles))).flat(),
    ...single.map((file) => join(root, file)),
  ].filter((file) => existsSync(file) && !/\.test\.tsx?$|\.md$/.test(file));
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !skipped.has(name))
    .map((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]));
  return (await Promise.all(lists)).flat();
}
