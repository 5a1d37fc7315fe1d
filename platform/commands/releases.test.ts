import { publicationKey } from '../release/publications.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';

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
