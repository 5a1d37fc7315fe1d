import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../store/listFiles.ts';
import { packageFolder } from '../webpack/App.ts';
import type { AppFolder } from '../workspace/workspace.ts';

/** The folders that every build depends on, besides the app's own. */
const rooms = ['webpack', 'release', 'tsconfig'];
const isInput = (file: string) => !/^(?:dist|node_modules|\.cache)\/|\.test\.tsx?$|\.md$/.test(file);

/** Hashes all inputs of an app's build: its own folder, the shared code, the preset, and the lock file of all packages. */
export async function inputHash(app: AppFolder): Promise<string> {
  const root = dirname(app.root);
  const hash = createHash('sha256');
  // The releases of the shell have the policy of the site.
  const own = app.name === 'shell' ? ['hosting'] : [];
  const [shared, platform] = [packageFolder(root, 'shared'), packageFolder(root, 'platform')];
  for (const folder of [basename(app.root), shared, ...[...rooms, ...own].map((room) => join(platform, room))]) {
    for (const file of (await listFiles(join(root, folder))).filter(isInput)) {
      hash.update(`${folder}/${file}\0`).update(await readFile(join(root, folder, file)));
    }
  }
  return hash.update(await readFile(join(root, 'package-lock.json'))).digest('hex');
}
