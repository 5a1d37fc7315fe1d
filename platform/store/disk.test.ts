import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { withFolder, writeDisk } from './disk.ts';

const root = scratchFolder(beforeEach, afterEach);

test.each([
  ['ENOSPC', 'free some space, and run this again'],
  ['EROFS', 'check its owner and its disk'],
])('the advice for %s is "%s…"', async (code, advice) => {
  const write = async () => {
    throw Object.assign(new Error(code), { code });
  };
  await expect(writeDisk('/store', write)).rejects.toThrow(`the store /store cannot be written (${code}): ${advice}`);
});

test('a file is written although its empty folder is removed repeatedly', async () => {
  const file = join(root, 'apps/legal/entry.js');
  let removals = 3;
  await withFolder(file, () => {
    if (removals-- > 0) rmSync(dirname(file), { recursive: true, force: true });
    writeFileSync(file, 'entry');
  });
  expect(existsSync(file)).toBe(true);
});
