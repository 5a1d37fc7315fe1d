import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { readCommit } from './readCommit.ts';

const folder = scratchFolder(beforeEach, afterEach);

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

test('a folder without a repository has no commit', async () => {
  expect(await readCommit(folder)).toBeUndefined();
});
