import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withFolder } from './withFolder.ts';

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
