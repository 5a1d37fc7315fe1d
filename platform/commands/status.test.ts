import { objectKey } from '../release/objects.ts';
import { publicationKey } from '../release/publications.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';

const captured = captureCommands(beforeEach, afterEach);

const run = async (...words: readonly string[]) => (await captured.run(...words)).output;

test('status shows the numbers of the log that a rollback accepts, and no other', async () => {
  for (const text of ['First', 'Second', 'Third'])
    await promoteTinySite(captured.store, `'<h1>${text}</h1>'`, ['/one']);
  await sweepAll(captured.store);
  const output = await run('status');
  const shown = [...output.matchAll(/^ +(\d+|-) {2}(\w+)/gm)].map(([, number, kind]) => [number, kind]);
  expect(shown).toEqual([
    ['3', 'promote'],
    ['-', 'promote'],
    ['-', 'promote'],
  ]);
  for (const number of ['1', '2'])
    expect(await run('rollback', '--to', number)).toMatch(/^composition \w+ is damaged or lost in /);
});

test('status shows from which commit each live release was published, and passes over a damaged record', async () => {
  const { composition } = await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
  const keyOf = (app: string) => publicationKey(app, composition.apps[app]?.version ?? '');
  const commit = { hash: '3f2a9c1b7d', branch: 'main\u001b[2K', when: '2026-11-03T00:00:00.000Z', isDirty: true };
  const record = { release: composition.apps['articles']?.releaseHash, who: 'a team', when: commit.when, commit };
  await captured.store.replace(keyOf('articles'), Buffer.from(JSON.stringify(record)));
  await captured.store.replace(keyOf('shell'), Buffer.from('half a record'));
  const output = await run('status');
  expect(output).toMatch(/^ {2}articles@\S+, not in this checkout, from main \[2K 3f2a9c1, changed$/m);
  expect(output).toMatch(/^ {2}shell@\S+$/m);
  expect(output).toMatch(/Z \(\d+ s ago\) /);
});

test('status says what the store has lost of what is live, and is then unsound', async () => {
  const { composition, entry } = await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
  for (const hash of [composition.apps['articles']?.releaseHash ?? '', entry.content]) {
    await captured.store.remove([objectKey(hash)]);
    const { output, code } = await captured.run('status');
    expect(output).toMatch(/^ {2}.* is damaged or lost in /m);
    expect(code).toBe(1);
  }
});

test('a promotion of a disabled remote says that it stays disabled', async () => {
  await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
  await run('disable', 'articles');
  const { version } = await publish(captured.store, 'articles', articlesBuild(`'<h1>Second</h1>'`), ['/one']);
  const stays = 'articles stays disabled: "site enable articles" loads its code again\n';
  expect(await run('promote', `articles@${version}`)).toContain(stays);
  await run('enable', 'articles');
  expect(await run('promote', `articles@${version}`)).not.toContain(stays);
});

test('status shows how many pages an app has in each language, once it has two', async () => {
  await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one', '/two']);
  expect(await run('status')).not.toContain('pages:');
  await promoteTinySite(captured.store, `'<h1>Second</h1>'`, ['/one', '/two', '/ar/one']);
  expect(await run('status')).toMatch(
    /^ {2}articles@\S+, not in this checkout, pages: 2 in en and 1 in ar, before: \S+$/m,
  );
});
