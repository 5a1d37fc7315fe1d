import { readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore } from '../store/FolderStore.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { main } from './main.ts';

let captured: Awaited<ReturnType<typeof captureCommands>>;
beforeEach(async () => {
  captured = await captureCommands();
});
afterEach(() => captured.stop());

async function run(command: string) {
  captured.lines.length = 0;
  process.exitCode = undefined;
  await main(['node', 'site', ...command.split(' ')]);
  return { code: process.exitCode, output: captured.lines.join('') };
}

test('a promotion that was killed before visitors got it is named by status, and finished by the next command', async () => {
  const store = new FolderStore(captured.store);
  await promoteTinySite(store, `'<h1>First</h1>'`, ['/one']);
  const link = join(captured.store, 'current');
  const older = await readlink(link);
  await promoteTinySite(store, `'<h1>Second</h1>'`, ['/one']);
  await rm(link);
  await symlink(older, link);
  const { code, output } = await run('status');
  expect(code).toBe(1);
  expect(output).toContain('number 2 is not what all visitors get: the next command that changes');
  await run('enable articles');
  expect(await run('status')).toMatchObject({ code: undefined });
  expect(await readlink(link)).not.toBe(older);
});
