import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { captureCommands } from '../../testing/captureCommands.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';

const captured = captureCommands(beforeAll, afterAll);
beforeAll(() => promoteTinySite(captured.store, `'<h1>One</h1>'`, ['/one']));

const modeOf = async (path: string) => (await stat(join(captured.store.name, path))).mode & 0o777;

test('a public file that other accounts cannot read is named by status and verify, and opened by a repair', async () => {
  await chmod(join(captured.store.name, 'apps'), 0o700);
  const problem = /apps cannot be read by other accounts, such as that of a web server: run "site verify --repair"/;
  for (const command of ['status', 'verify'])
    expect(await captured.run(command)).toMatchObject({ code: 1, output: expect.stringMatching(problem) });
  expect(await captured.run('verify', '--repair')).toMatchObject({
    code: undefined,
    output: expect.stringMatching(/apps can be read by all again/),
  });
  expect(await modeOf('apps')).toBe(0o755);
  expect((await captured.run('status')).code).toBeUndefined();
});

test('what a command writes can be read by all, whatever the umask', async () => {
  const before = process.umask(0o077);
  await captured.run('disable', 'articles');
  process.umask(before);
  const { document } = await captured.runForProgram('status');
  expect(await modeOf('pages/00000002')).toBe(0o755);
  expect(await modeOf('pages/00000002/one.html')).toBe(0o644);
  expect(document.problem).toBeUndefined();
});
