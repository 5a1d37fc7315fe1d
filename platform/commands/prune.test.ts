import { captureCommands } from '../testing/captureCommands.ts';
import { ageSweep } from '../testing/sweepAll.ts';
import { promoteTinySite } from '../testing/tinySite.ts';

const captured = captureCommands(beforeEach, afterEach);
beforeEach(async () => {
  for (const text of ['First', 'Second']) await promoteTinySite(captured.store, `'<h1>${text}</h1>'`, ['/one']);
});

const run = (command: string) => captured.run(...command.split(' '));

test('a prune that leaves nothing to roll back to asks for a confirmation', async () => {
  expect(await run('prune --keep-days 0')).toEqual({
    code: 2,
    output: '--keep-days 0 leaves nothing to roll back to: confirm it with --yes\n',
  });
});

test('a prune lists what is not needed, and removes it a day later', async () => {
  const first = await run('prune --keep-days 0 --yes');
  expect(first.output).toMatch(/^removed 0 .*\nlisted 1 releases, 0 previews, \d+ objects: a prune after \S+ removes/m);
  await ageSweep(captured.store);
  const second = await run('prune --keep-days 0 --yes');
  expect(second.output).toMatch(/^removed 1 releases, 0 previews, \d+ objects\b/m);
  expect((await run('verify')).code).toBeUndefined();
});

test('a dry run names what a prune would list, and changes nothing', async () => {
  const before = await captured.store.list('');
  const { code, output } = await run('prune --keep-days 0 --dry-run');
  expect(code).toBeUndefined();
  expect(output).toMatch(
    /^releases\/articles\/\S+\n(?:apps\/shell\/routes\/\S+\n){3}(?:objects\/\S+\n)+1 releases, 0 previews, \d+ objects would be listed/,
  );
  expect(await captured.store.list('')).toEqual(before);
});

test('without a number of days a prune keeps 90 days, even if the clock of this machine is wrong', async () => {
  jest.useFakeTimers({ now: Date.now() + 1000 * 86_400_000, advanceTimers: true });
  const { output } = await run('prune');
  jest.useRealTimers();
  expect(output).toBe('removed 0 releases, 0 previews, 0 objects\n');
});
