import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly integrity?: string;
  /** Whether it is a folder of this repository. */
  readonly link?: boolean;
}

// npm leaves hashes out where it makes the entries of other platforms from `node_modules`: remove such entries, and run
// `npm install --package-lock-only` in a copy of the repository without `node_modules`.
test('the lock file has a hash for every package of the registry, on every platform', () => {
  const file = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(file);
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});
