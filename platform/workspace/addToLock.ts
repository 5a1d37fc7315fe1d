import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, unknown>;
}

/** Enters a workspace into a lock file of npm as an install would, without one: nothing new is needed from outside. */
export async function addToLock(root: string, file: string, name: string): Promise<void> {
  if (!existsSync(join(root, file))) return;
  const lock: Lock = JSON.parse(await readFile(join(root, file), 'utf8'));
  const {
    private: _,
    type,
    exports,
    scripts,
    ...described
  } = JSON.parse(await readFile(join(root, `remote-${name}/package.json`), 'utf8'));
  const packages = Object.entries({
    ...lock.packages,
    [`node_modules/@mirqam/${name}`]: { resolved: `remote-${name}`, link: true },
    [`remote-${name}`]: described,
  }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  await writeFile(
    join(root, file),
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
  );
}
