import { appendToLog, readHead } from '../live/log.ts';
import { objectKey } from '../release/objects.ts';
import { publicationKey } from '../release/publications.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';

describe('site status', () => {
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
});

describe('site log', () => {
  const captured = captureCommands(beforeAll, afterAll);
  const run = async (...words: readonly string[]) => (await captured.run(...words)).output;

  test('the log names what each entry changed, and the first line of its reason', async () => {
    expect(await run('log')).toBe(`nothing is live in ${captured.store.name}\n`);
    const { composition } = await promoteTinySite(captured.store, "'<h1>One</h1>'", ['/one']);
    const { version } = await publish(captured.store, 'news', articlesBuild("''"), []);
    await run('promote', `news@${version}`, '--why', 'Announce\n\nwith all details');
    await run('retire', 'news');
    const [articles, shell] = ['articles', 'shell'].map((app) => `${app}@${composition.apps[app]?.version}`);
    const lines = (await run('log')).trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/^ +(\d) .*ago\) {2}[^:]+: /, '$1 '))).toEqual([
      `3 retire news  -news@${version}`,
      `2 Announce  news@${version}`,
      `1 test  ${articles}  ${shell}`,
    ]);
  });

  test('status shows the newest entries, and where the others are', async () => {
    for (let index = 0; index < 3; index++)
      await promoteTinySite(captured.store, `'<h1>Number ${index}</h1>'`, ['/one']);
    const output = await run('status');
    expect(output.match(/^ +\d {2}\w+ /gm)).toHaveLength(5);
    expect(output).toMatch(/^ {2}and 1 before: "site log" lists more\n$/m);
  });

  test('the log shows previews, and what was disabled', async () => {
    for (let index = 0; index < 3; index++) await promoteTinySite(captured.store, `'<h1>Page ${index}</h1>'`, ['/one']);
    const { version } = await publish(captured.store, 'events', articlesBuild("''"), []);
    await run('preview', `events@${version}`);
    await run('disable', 'articles');
    const [disable, preview] = (await run('log')).split('\n');
    expect(disable).toMatch(/ disable .*: disable articles {2}articles@\S+ disabled$/);
    expect(preview).toMatch(new RegExp(`^ +- {2}preview .*: /_preview/\\S+ {2}events@${version}$`));
  });

  test('the log shows the newest entries unless all are asked for', async () => {
    let head = await readHead(captured.store);
    for (let index = 0; head && index < 20; index++) {
      const { composition, content, versions } = head;
      head = await appendToLog(captured.store, head, {
        composition,
        content,
        versions,
        kind: 'rollback',
        why: 'again',
      });
    }
    const count = async (...words: readonly string[]) =>
      (await run('log', ...words)).match(/^ +[\d-]+ {2}\w+ /gm)?.length;
    expect(await count()).toBe(20);
    expect(await run('log')).toMatch(/^ {2}and \d+ before: "site log --all" lists all$/m);
    expect(await count('--all')).toBeGreaterThan(25);
  });
});

describe('site releases', () => {
  const captured = captureCommands(beforeEach, afterEach);

  const run = async (...words: readonly string[]) => (await captured.run(...words)).output;

  /** Publishes a release of articles, on a day of November. */
  async function article(text: string, day: number) {
    const { app, version, hash } = await publish(captured.store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), [
      '/one',
    ]);
    const when = new Date(Date.UTC(2026, 10, day)).toISOString();
    const commit = { hash: '3f2a9c1b7d', branch: 'main', when, isDirty: true };
    const record = { release: hash, who: 'a team', when, commit };
    await captured.store.replace(publicationKey(app, version), Buffer.from(JSON.stringify(record)));
    return version;
  }

  test('releases lists what can be promoted, newest first, with what is live', async () => {
    await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
    await promoteTinySite(captured.store, `'<h1>Second</h1>'`, ['/one']);
    const [second, third] = [await article('Second', 2), await article('Third', 3)];
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 6));
    const output = await run('releases', 'articles');
    jest.restoreAllMocks();
    expect(lines(output)).toEqual([
      `articles@${third}  never live  2026-11-03T00:00:00.000Z (3 d ago)  a team  main 3f2a9c1, changed`,
      `articles@${second}  live        2026-11-02T00:00:00.000Z (4 d ago)  a team  main 3f2a9c1, changed`,
      expect.stringMatching(/^articles@\S+ {2}was live {4}1970-01-01T.* test$/),
    ]);
    expect(await run('releases')).toMatch(/^shell@\S+ {2}live /m);
    expect(lines(await run('releases', 'nosuch'))).toEqual([
      `no release of nosuch is in ${captured.store.name}: run "site publish nosuch" first`,
    ]);
  });

  test('latest and live stand for a release of the store', async () => {
    await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
    const second = await article('Second', 3);
    await article('Third', 2);
    expect(JSON.parse(await run('promote', 'articles@live', '--json'))).toMatchObject({ isNew: false });
    expect(JSON.parse(await run('promote', 'articles@latest', '--json')).apps.articles).toBe(second);
    expect(lines(await run('preview', 'nosuch@latest'))).toEqual([
      `nosuch@latest is not in ${captured.store.name}: run "site publish nosuch" first`,
    ]);
  });

  const lines = (output: string) => output.trim().split('\n');
});
