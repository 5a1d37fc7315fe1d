import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withFolder, writeDisk } from './disk.ts';

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
  const root = mkdtempSync(join(tmpdir(), 'with-folder-'));
  const file = join(root, 'apps/legal/entry.js');
  let removals = 3;
  await withFolder(file, () => {
    if (removals-- > 0) rmSync(dirname(file), { recursive: true, force: true });
    writeFileSync(file, 'entry');
  });
  expect(existsSync(file)).toBe(true);
  rmSync(root, { recursive: true });
});
