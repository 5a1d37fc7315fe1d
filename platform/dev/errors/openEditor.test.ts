import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { openEditor } from './openEditor.ts';

const before = process.env['LAUNCH_EDITOR'];
const root = scratchFolder(beforeEach, afterEach);
const log = join(root, 'log');

/** An editor that appends its arguments to a file. */
beforeEach(async () => {
  const editor = join(root, 'code');
  await writeFile(editor, `#!/bin/sh\necho "$@" >> "${log}"\n`);
  await chmod(editor, 0o755);
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/routes.ts'), '');
  process.env['LAUNCH_EDITOR'] = editor;
});
afterEach(() => {
  if (before === undefined) delete process.env['LAUNCH_EDITOR'];
  else process.env['LAUNCH_EDITOR'] = before;
});

async function opened(): Promise<string> {
  for (;;) {
    const text = await readFile(log, 'utf8').catch(() => '');
    if (text) return text;
    await setTimeout(10);
  }
}

test('only files of the checkout are opened, at their line', async () => {
  for (const place of [
    '../etc/passwd',
    '/etc/passwd',
    '-n',
    'src/routes.ts --wait',
    'src/.env:1',
    'src/../../etc/passwd',
  ])
    openEditor({ root, notify: () => undefined }, place);
  openEditor({ root, notify: () => undefined }, 'src/routes.ts:12:3');
  expect(await opened()).toBe(`-r -g ${join(root, 'src/routes.ts')}:12:3\n`);
});
