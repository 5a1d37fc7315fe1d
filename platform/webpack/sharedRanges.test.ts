import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { requiredRanges, sharedRanges } from './sharedRanges.ts';

const folder = scratchFolder(beforeAll, afterAll);

async function remote(name: string, dependencies: object) {
  const root = join(folder, `remote-${name}`);
  await mkdir(root);
  await writeFile(join(root, 'package.json'), JSON.stringify({ dependencies }));
  return { name, root };
}

test('an app requires the major version of its package.json', async () => {
  expect(sharedRanges(await remote('exact', { react: '19.3.1', shared: '*' }))).toEqual({ react: '^19.3.1' });
  expect(sharedRanges(await remote('next', { react: '20.0.0-rc.1' }))).toEqual({ react: '^20.0.0-rc.1' });
  expect(sharedRanges(await remote('none', {}))).toEqual({});
});

test.each([
  ['caret', '^19.3.1'],
  ['open', '>=19'],
  ['tag', 'latest'],
])('a version that is not exact is refused with its file and field: %s', async (name, version) => {
  const app = await remote(name, { react: version });
  expect(() => sharedRanges(app)).toThrow(
    `dependencies.react in remote-${name}/package.json must be one version, such as 19.3.1, got "${version}"`,
  );
});

test('a remote requires the minor version of the federation runtime that the shell provides', () => {
  const [shell, legal] = ['shell', 'remote-legal'].map((name) => join(__dirname, '../..', name));
  const provided = requiredRanges({ name: 'shell', root: shell ?? '' })['@module-federation/enhanced'];
  const required = requiredRanges({ name: 'legal', root: legal ?? '' })['@module-federation/enhanced'];
  expect(required).toBe(`~${provided?.replace(/\.\d+$/, '.0')}`);
});
