import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { readCheckout, readRepository, repositoryName } from './git.ts';

describe('commits', () => {
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
});

describe('repositories', () => {
  const folder = scratchFolder(beforeEach, afterEach);
  const declare = (repository: unknown) => writeFile(join(folder, 'package.json'), JSON.stringify({ repository }));

  test.each([
    ['https://github.com/Mirqam/site.git', 'github.com/mirqam/site'],
    ['https://user:a-secret@github.com/mirqam/site', 'github.com/mirqam/site'],
    ['git+ssh://git@git.example.org:2222/teams/legal.git/', 'git.example.org/teams/legal'],
    ['git@github.com:mirqam/site.git\n', 'github.com/mirqam/site'],
    ['github.com/mirqam/site', 'github.com/mirqam/site'],
    ['/srv/git/site.git', undefined],
    ['file:///srv/git/site.git', undefined],
    ['../site', undefined],
    ['C:\\git\\site', undefined],
    ['https://github.com/mirqam/../site', undefined],
    ['legal', undefined],
    ['', undefined],
  ])('the address %j is the repository %s', (address, name) => {
    expect(repositoryName(address)).toBe(name);
  });

  test('a checkout is named by its remote, else by its package.json', async () => {
    await declare('mirqam/site');
    expect(await readRepository(folder)).toBe('github.com/mirqam/site');
    await declare({ type: 'git', url: 'git+https://git.example.org/site.git' });
    expect(await readRepository(folder)).toBe('git.example.org/site');
    await declare('gitlab:mirqam/site');
    expect(await readRepository(folder)).toBe('gitlab.com/mirqam/site');
    await declare(undefined);
    expect(await readRepository(folder)).toBeUndefined();
    for (const words of [['init'], ['remote', 'add', 'origin', 'https://token@github.com/events/events.git']])
      execFileSync('git', ['-C', folder, ...words], { stdio: 'pipe' });
    expect(await readRepository(folder)).toBe('github.com/events/events');
  });
});
