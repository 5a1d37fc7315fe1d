import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { moveBack, moveOut } from './moveRemote.ts';
import { findApps, findRoot } from './workspace.ts';

const checkout = findRoot(__dirname);
const scratch = scratchFolder(beforeEach, afterEach);
const root = () => join(scratch, 'site');
const git = (folder: string, ...words: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
    encoding: 'utf8',
  });

beforeEach(async () => {
  await rm(root(), { recursive: true, force: true });
  await mkdir(join(root(), 'platform/commands'), { recursive: true });
  await writeFile(join(root(), 'platform/commands/bin.mjs'), '');
  for (const name of ['template', 'remote-legal'])
    await cp(join(checkout, name), join(root(), name), { recursive: true, filter: (file) => !file.endsWith('dist') });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.tests.json'])
    await cp(join(checkout, name), join(root(), name));
  // Jest cannot run them.
  await rm(join(root(), 'remote-legal/src/routes.ts'));
  git(root(), 'init', '--quiet', '-b', 'main');
  await writeFile(join(root(), '.gitignore'), 'node_modules\n.cache/\n');
  git(root(), 'add', '.');
  git(root(), 'commit', '--quiet', '-m', 'Write the policy');
});

test('a remote moves to a repository with its history, and back', async () => {
  const before = await readFile(join(root(), 'tsconfig.json'), 'utf8');
  const folder = join(scratch, 'legal');
  expect(await moveOut(root(), { name: 'legal', folder })).toBe(true);
  expect(git(folder, 'log', '--format=%s')).toBe('Write the policy\n');
  expect(findApps(folder)).toEqual([{ name: 'legal', root: folder }]);
  expect(findApps(root())).toEqual([]);
  expect(await readFile(join(root(), 'tsconfig.json'), 'utf8')).not.toContain('remote-legal');

  expect(await moveBack(root(), { name: 'legal', folder })).toBe(false);
  expect(findApps(root()).map(({ name }) => name)).toEqual(['legal']);
  expect(existsSync(join(root(), 'remote-legal/jest.config.mjs'))).toBe(false);
  expect(await readFile(join(root(), 'tsconfig.json'), 'utf8')).toHaveLength(before.length);
  expect(git(root(), 'diff', '--stat', '--', 'remote-legal/src', 'remote-legal/package.json')).toBe('');
});
