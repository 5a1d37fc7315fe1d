import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { inputHash } from './inputHash.ts';

const root = scratchFolder(beforeEach, afterEach);

async function write(file: string, text: string) {
  await mkdir(join(root, dirname(file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const inputs = [
  'remote-legal/src/routes.ts',
  'shared/ui/buttons/Button.tsx',
  'platform/webpack/baseConfig.ts',
  'platform/release/compress.ts',
  'platform/tsconfig/build.json',
  'package-lock.json',
];
beforeEach(async () => {
  for (const file of inputs) await write(file, 'one');
});

const hash = () => inputHash({ name: 'legal', root: join(root, 'remote-legal') });

test.each(inputs)('another %s builds an app again', async (file) => {
  const before = await hash();
  await write(file, 'two');
  expect(await hash()).not.toBe(before);
});

test('another test, document, command or remote builds nothing again', async () => {
  const before = await hash();
  for (const file of ['remote-legal/src/a.test.ts', 'remote-legal/README.md', 'platform/live/a.ts', 'remote-news/a.ts'])
    await write(file, 'two');
  expect(await hash()).toBe(before);
});
