import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealedRanges, sharedRanges } from './sharedModules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ranges-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function remote(name: string, dependencies: object) {
  const root = join(folder, `remote-${name}`);
  await mkdir(root);
  await writeFile(join(root, 'package.json'), JSON.stringify({ dependencies }));
  return { name, root };
}

test('an app asks for the major version that its package.json names', async () => {
  expect(sharedRanges(await remote('exact', { react: '19.3.1', shared: '*' }))).toEqual({ react: '^19.3.1' });
  expect(sharedRanges(await remote('next', { react: '20.0.0-rc.1' }))).toEqual({ react: '^20.0.0-rc.1' });
  expect(sharedRanges(await remote('none', {}))).toEqual({});
});

test.each([
  ['caret', '^19.3.1'],
  ['open', '>=19'],
  ['tag', 'latest'],
])('a range is refused with its file and field: %s', async (name, version) => {
  const app = await remote(name, { react: version });
  expect(() => sharedRanges(app)).toThrow(
    `remote-${name}/package.json has "${version}" for dependencies.react: name one version, such as 19.3.1`,
  );
});

test('a remote asks for the minor version of the federation runtime, the shell says its own', () => {
  const [shell, legal] = ['shell', 'remote-legal'].map((name) => join(__dirname, '../..', name));
  const offered = sealedRanges({ name: 'shell', root: shell ?? '' })['@module-federation/enhanced'];
  const asked = sealedRanges({ name: 'legal', root: legal ?? '' })['@module-federation/enhanced'];
  expect(asked).toBe(`~${offered?.replace(/\.\d+$/, '.0')}`);
});
