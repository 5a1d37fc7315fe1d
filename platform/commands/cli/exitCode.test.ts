import { readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captureCommands } from '../../testing/captureCommands.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';

const captured = captureCommands(beforeAll, afterAll);
const inStore = (key: string) => join(captured.store.name, key);
beforeAll(async () => {
  await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
});

test.each(['status', 'verify'])('%s ends with 1 while visitors do not get what is live', async (command) => {
  expect((await captured.run(command)).code).toBeUndefined();
  const link = await readlink(inStore('current'));
  const point = async (target: string) => {
    await rm(inStore('current'));
    await symlink(target, inStore('current'));
  };
  await point('pages/0000000000');
  expect((await captured.run(command)).code).toBe(1);
  await point(link);
});

test('verify ends with 1 while a page is damaged, and no more once it is repaired', async () => {
  await writeFile(inStore('pages/00000001/one.html'), 'half a page');
  const codes = [];
  for (const words of [['verify'], ['verify', '--json'], ['verify', '--repair'], ['verify']])
    codes.push((await captured.run(...words)).code);
  expect(codes).toEqual([1, 1, undefined, undefined]);
});
