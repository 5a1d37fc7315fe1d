import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captureCommands } from '../testing/captureCommands.ts';
import { promoteTinySite } from '../testing/tinySite.ts';

const captured = captureCommands(beforeEach, afterEach);
const inStore = (key: string) => join(captured.store.name, key);

test.each(['status', 'verify'])('%s ends with 1 while visitors do not get what is live', async (command) => {
  await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
  expect((await captured.run(command)).code).toBeUndefined();
  await rm(inStore('current'));
  await symlink('pages/0000000000', inStore('current'));
  expect((await captured.run(command)).code).toBe(1);
});

test('verify ends with 1 while a page is damaged, and no more once it is repaired', async () => {
  await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
  await writeFile(inStore('pages/00000001/one.html'), 'half a page');
  const codes = [];
  for (const words of [['verify'], ['verify', '--json'], ['verify', '--repair'], ['verify']])
    codes.push((await captured.run(...words)).code);
  expect(codes).toEqual([1, 1, undefined, undefined]);
});
