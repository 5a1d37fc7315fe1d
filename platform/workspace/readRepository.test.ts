import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { readRepository, repositoryName } from './readRepository.ts';

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
