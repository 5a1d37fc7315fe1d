import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { readCheckout } from './readCommit.ts';

const folder = scratchFolder(beforeEach, afterEach);

const readCommit = async (root: string) => (await readCheckout(root)).commit;
const author = ['-c', 'user.name=A test', '-c', 'user.email=test@example.org'];
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...author, ...words], { stdio: 'pipe' });

test('a checkout names its commit, its branch, its date, and whether files have changed', async () => {
  git('init', '--initial-branch', 'careers');
  expect(await readCommit(folder)).toBeUndefined();
  git('commit', '--allow-empty', '-m', 'Start');
  const commit = {
    hash: expect.stringMatching(/^[0-9a-f]{40}$/),
    branch: 'careers',
    when: expect.stringMatching(/Z$/),
  };
  expect(await readCommit(folder)).toEqual({ ...commit, isDirty: false });
  await writeFile(join(folder, 'page.ts'), '');
  expect(await readCommit(folder)).toEqual({ ...commit, isDirty: true });
});

test('a checkout contains the commits of its history, and does not know others', async () => {
  const commit = (message: string) => git('commit', '--allow-empty', '-m', message) && readCommit(folder);
  git('init', '--initial-branch', 'main');
  const first = await commit('Start');
  git('switch', '-c', 'careers');
  const other = await commit('Add a page');
  git('switch', 'main');
  const last = await commit('Go on');
  const { contains } = await readCheckout(folder);
  const hashes = [first, last, other].map((known) => known?.hash ?? '');
  expect(await Promise.all([...hashes, '1'.repeat(40), 'HEAD'].map(contains))).toEqual([
    true,
    true,
    false,
    undefined,
    undefined,
  ]);
});

test('a folder without a repository has no commit, for a reason', async () => {
  expect(await readCommit(folder)).toBeUndefined();
  expect((await readCheckout(folder)).problem).toMatch(/^fatal: not a git repository/);
});
