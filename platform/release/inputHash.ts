import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { AppFolder } from '../workspace/workspace.ts';

/** The rooms that every build depends on, beside the app's own folder. */
const rooms = ['shared', 'platform/webpack', 'platform/release', 'platform/tsconfig'];
const skipped = new Set(['dist', 'node_modules', '.cache']);

/** A hash of everything that an app is built from: its own folder, the shared code, the tool and the lock file. */
export async function inputHash(app: AppFolder): Promise<string> {
  const root = dirname(app.root);
  const folders = [app.root, ...rooms.map((room) => join(root, room))];
  const files = [...(await Promise.all(folders.map(listFiles))).flat(), join(root, 'package-lock.json')].filter(
    (file) => existsSync(file) && !/\.test\.tsx?$|\.md$/.test(file),
  );
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
