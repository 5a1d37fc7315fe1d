import { captureCommands } from '../testing/captureCommands.ts';
import { promoteTinySite } from '../testing/tinySite.ts';

const captured = captureCommands(beforeEach, afterEach);
beforeEach(async () => {
  for (const text of ['First', 'Second']) await promoteTinySite(captured.store, `'<h1>${text}</h1>'`, ['/one']);
});

const run = (command: string) => captured.run(...command.split(' '));

test('a prune that leaves nothing to roll back to asks for a confirmation', async () => {
  const before = await captured.store.list('pages/');
  expect(await run('prune --keep-days 0')).toEqual({
    code: 2,
    output: '--keep-days 0 leaves nothing to roll back to: confirm it with --yes\n',
  });
  expect(await captured.store.list('pages/')).toEqual(before);
  expect((await run('prune --keep-days 0 --yes')).output).toContain('removed 1 compositions, 1 releases');
});

test('a dry run names what a prune would remove, and removes nothing', async () => {
  const before = await captured.store.list('');
  const { code, output } = await run('prune --keep-days 0 --dry-run');
  expect(code).toBeUndefined();
  expect(output).toMatch(
    /^compositions [0-9a-f]{32}\nreleases articles@\S+\nwould remove 1 compositions, 1 releases, 0 previews\n$/,
  );
  expect(await captured.store.list('')).toEqual(before);
});

test('without a number of days a prune keeps 90 days, even if the clock of this machine is wrong', async () => {
  jest.useFakeTimers({ now: Date.now() + 1000 * 86_400_000, advanceTimers: true });
  const { output } = await run('prune');
  jest.useRealTimers();
  expect(output).toContain('removed 0 compositions, 0 releases, 0 previews');
});
