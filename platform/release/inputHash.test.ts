import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { inputHash, packagesWithoutBytes } from './inputHash.ts';

const checkout = join(__dirname, '../..');
const root = scratchFolder(beforeEach, afterEach);
beforeEach(async () => {
  for (const folder of ['remote-legal', 'shared', 'platform/webpack', 'platform/release', 'platform/tsconfig'])
    await mkdir(join(root, folder), { recursive: true });
  await cp(join(checkout, 'package-lock.json'), join(root, 'package-lock.json'));
});

const hash = () => inputHash({ name: 'legal', root: join(root, 'remote-legal') });

async function upgrade(...paths: readonly string[]) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8'));
  for (const path of paths) {
    if (!lock.packages[path]) throw new Error(`package-lock.json has no ${path}`);
    lock.packages[path] = { ...lock.packages[path], version: '99.0.0' };
  }
  await writeFile(file, JSON.stringify(lock));
}

test.each(['react', 'webpack', 'css-loader', 'scheduler', '@module-federation/runtime-core', 'htmlparser2'])(
  'another version of %s builds an app again',
  async (name) => {
    const before = await hash();
    await upgrade(`node_modules/${name}`);
    expect(await hash()).not.toBe(before);
  },
);

test('other versions of packages that no build uses build nothing again', async () => {
  const before = await hash();
  const others = ['@playwright/test', 'jest', '@biomejs/biome', 'axe-core', ...packagesWithoutBytes];
  await upgrade(...others.map((name) => `node_modules/${name}`), 'node_modules/@smithy/core');
  expect(await hash()).toBe(before);
});

test('no build uses the packages without bytes', async () => {
  for (const room of ['platform/webpack', 'platform/release']) {
    const files = (await readdir(join(checkout, room), { recursive: true })).filter((file) =>
      /\.[cm]?[jt]s$/.test(file),
    );
    const sources = await Promise.all(
      files
        .filter((file) => !file.endsWith('inputHash.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFile(join(checkout, room, file), 'utf8')),
    );
    for (const name of packagesWithoutBytes) expect(sources.filter((text) => text.includes(`'${name}'`))).toEqual([]);
  }
});
