import { appendToLog, readHead } from '../live/log.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';

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
  for (let index = 0; index < 3; index++) await promoteTinySite(captured.store, `'<h1>Number ${index}</h1>'`, ['/one']);
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
    head = await appendToLog(captured.store, head, { composition, content, versions, kind: 'rollback', why: 'again' });
  }
  const count = async (...words: readonly string[]) =>
    (await run('log', ...words)).match(/^ +[\d-]+ {2}\w+ /gm)?.length;
  expect(await count()).toBe(20);
  expect(await run('log')).toMatch(/^ {2}and \d+ before: "site log --all" lists all$/m);
  expect(await count('--all')).toBeGreaterThan(25);
});
