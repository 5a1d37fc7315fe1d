import { verify } from '../live/verify.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';

const captured = captureCommands(beforeEach, afterEach);

const run = (...words: readonly string[]) => captured.run(...words);
const publishText = async (text: string) => {
  const { version } = await publish(captured.store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one']);
  return `articles@${version}`;
};
let bad = '';
beforeEach(async () => {
  await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
  bad = await publishText('Second');
  await run('promote', bad);
});

test('a release that was rolled back is frozen, until it is thawed', async () => {
  const { output } = await run('rollback', 'articles');
  expect(output).toContain(`${bad} is frozen: "site thaw ${bad}" lets it go live again\n`);
  for (const words of [
    ['promote', bad],
    ['promote', bad, '--dry-run'],
  ]) {
    expect(await run(...words)).toEqual({
      code: 1,
      output: `${bad} is frozen since number 3 (back to articles of number 1): promote a newer release, or let this one return with "site thaw ${bad}"\n`,
    });
  }
  expect((await run('status')).output).toContain(`  ${bad} is frozen since number 3`);
  expect((await run('log')).output).toMatch(new RegExp(`3 {2}rollback.* ${bad} frozen$`, 'm'));
  await run('thaw', bad, '--why', 'It was the network');
  expect((await run('log')).output).toMatch(/4 {2}thaw .*: It was the network$/m);
  expect((await run('promote', bad)).code).toBeUndefined();
  expect(await run('thaw', bad)).toMatchObject({ code: 1, output: expect.stringContaining('is not frozen') });
});

test('a newer release ends the freeze, and a rollback may return to a frozen one', async () => {
  await run('rollback', 'articles');
  expect((await run('rollback', 'articles', '--to', '2')).code).toBeUndefined();
  expect((await captured.runForProgram('status')).document.held).toEqual([]);
  await run('rollback', 'articles');
  await run('promote', await publishText('Third'));
  expect((await captured.runForProgram('status')).document.held).toEqual([]);
  expect((await run('promote', bad)).code).toBeUndefined();
});

test('a rollback of the whole site freezes each release that it replaces', async () => {
  await run('rollback');
  expect((await captured.runForProgram('status')).document.held).toMatchObject([{ app: 'articles', serial: 3 }]);
  expect((await run('promote', bad)).code).toBe(1);
});

test('a revoked release is out of every way back, and its files are gone', async () => {
  expect(await run('revoke', bad)).toEqual({
    code: 1,
    output: `${bad} is live: "site rollback articles" replaces it first\n`,
  });
  const { composition } = (await captured.runForProgram('status')).document.live;
  await run('promote', await publishText('Third'));
  expect((await run('revoke', bad, '--dry-run')).output).toContain(`composition ${composition} holds it\n`);
  const { output } = await run('revoke', bad, '--why', 'It leaks a key');
  expect(output).toContain(`composition ${composition} holds it\n`);
  expect(await captured.store.list(`apps/${bad.replace('@', '/')}/`)).toEqual([]);
  await publishText('Second');
  for (const words of [
    ['promote', bad],
    ['rollback', '--to', '2'],
    ['rollback', 'articles', '--to', '2'],
  ])
    expect((await run(...words)).code).toBe(1);
  expect((await run('status')).output).toContain(`  ${bad} is revoked since number 4 (It leaks a key)`);
  expect((await run('thaw', bad)).output).toContain('is revoked for good');
  await run('rollback', 'articles');
  expect((await captured.runForProgram('status')).document.live.versions.articles).not.toBe(bad.split('@')[1]);
  expect((await verify(captured.store, false)).problems).toEqual([]);
});
