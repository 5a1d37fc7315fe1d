import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listFiles } from '../store/disk.ts';
import { packageFolder } from '../webpack/App.ts';
import { type AppFolder, checkoutOf } from '../workspace/workspace.ts';

/** The folders that every build depends on, besides the app's own. */
const rooms = ['webpack', 'release', 'tsconfig'];
/** The files of an app beside its sources. */
const configuration = ['package.json', 'tsconfig.json', 'webpack.config.ts'];
const isInput = (file: string) => !/(?:^|\/)node_modules\/|\.test\.tsx?$|\.md$/.test(file);

/** Hashes all inputs of an app's build: its own folder, the shared code, the preset, and the lock file of all packages. */
export async function inputHash(app: AppFolder): Promise<string> {
  const root = checkoutOf(app.root);
  const own = relative(root, app.root);
  const hash = createHash('sha256');
  // The releases of the shell have the policy of the site.
  const policy = app.name === 'shell' ? ['hosting'] : [];
  const [shared, platform] = [packageFolder(root, 'shared'), packageFolder(root, 'platform')];
  // Whether an app has sources is for its build to judge.
  const sources = existsSync(join(app.root, 'src')) ? [join(own, 'src')] : [];
  const folders = [...sources, shared, ...[...rooms, ...policy].map((room) => join(platform, room))];
  const beside = configuration.filter((name) => existsSync(join(app.root, name))).map((name) => join(own, name));
  for (const file of [...beside, ...(await filesIn(root, folders))]) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.update(await readFile(join(root, 'package-lock.json'))).digest('hex');
}

async function filesIn(root: string, folders: readonly string[]): Promise<readonly string[]> {
  const lists = folders.map(async (folder) =>
    (await listFiles(join(root, folder))).filter(isInput).map((file) => join(folder, file)),
  );
  return (await Promise.all(lists)).flat();
}
