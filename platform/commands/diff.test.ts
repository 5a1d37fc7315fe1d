import { captureCommands } from '../testing/captureCommands.ts';
import { promoteUnchecked } from '../testing/promoteUnchecked.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';

const captured = captureCommands(beforeAll, afterAll);
const versions: string[] = [];
beforeAll(async () => {
  for (const paths of [['/one'], ['/one', '/two']]) {
    const { composition } = await promoteTinySite(captured.store, `'<h1>${paths.length}</h1>'`, paths);
    versions.push(composition.apps['articles']?.version ?? '');
  }
});

const run = (command: string) => captured.run(...command.split(' '));
const appLines = (sign: string, version = '') => `${sign} app articles@${version}: 0.0 KB in 1 files`;

test('diff shows how a number of the log differs from what is live', async () => {
  const { code, output } = await run('diff 1');
  expect(code).toBeUndefined();
  expect(output.trim().split('\n')).toEqual([
    appLines('-', versions[0]),
    appLines('+', versions[1]),
    '+ page /two of articles: /two',
  ]);
  expect((await run('diff 1 2')).output).toBe(output);
});

test('diff of a number with itself says that both are the same', async () => {
  expect((await run('diff 2 2')).output).toBe('number 2 and number 2 are the same\n');
});

test('diff refuses a number that the log does not have', async () => {
  const output = `the log of ${captured.store.name} has no number 7: "site log" lists the numbers\n`;
  expect(await run('diff 7')).toEqual({ code: 1, output });
});

test.each([
  ['promote', async () => `promote articles@${versions[0]} --dry-run`],
  ['rollback of the site', async () => 'rollback --dry-run'],
  ['rollback of an app', async () => 'rollback articles --dry-run'],
])('a dry run of a %s shows the differences, and changes nothing', async (_, command) => {
  const before = await captured.store.list('');
  const { code, output } = await run(await command());
  expect(code).toBeUndefined();
  expect(output).toContain(`${appLines('+', versions[0])}\n`);
  expect(output).toMatch(/^- page \/two of articles: \/two\ncomposition [0-9a-f]{32} would be live\n$/m);
  expect(await captured.store.list('')).toEqual(before);
});

test.each([
  ['a path with two owners', 'news', "''", /^\S+ has two owners, /],
  [
    'a page without a heading',
    'articles',
    "{ html: '', mainHeadings: [] }",
    /^\/one of articles has no main heading: /,
  ],
  ['a dead link', 'articles', "{ html: '<h1>x</h1>', links: ['/nowhere'] }", /^\/one links to \/nowhere, /],
])('a dry run refuses %s in the words of the command, and changes nothing', async (_, app, body, refusal) => {
  const { version } = await publish(captured.store, app, articlesBuild(body), ['/one']);
  const command = `promote ${app}@${version}`;
  const before = await captured.store.list('');
  const dry = await run(`${command} --dry-run`);
  expect(await captured.store.list('')).toEqual(before);
  expect(dry).toEqual({ code: 1, output: expect.stringMatching(refusal) });
  expect(await run(command)).toEqual(dry);
});

test('a dry run of what is live says that nothing would change', async () => {
  const { output } = await run(`promote articles@live --dry-run`);
  expect(output).toBe('nothing would change for visitors\n');
});

test('a dry run warns of a newer rule in the words of the command', async () => {
  const body = "{ html: '<h1>x</h1>', text: 'The best articles' }";
  await promoteUnchecked(captured.store, [await publish(captured.store, 'articles', articlesBuild(body), ['/one'])]);
  const warning = /^warning: accepted, because it was live before: \/one of articles boasts with "best": .*$/m;
  expect((await run('disable articles --dry-run')).output).toMatch(warning);
  expect((await run('disable articles')).output).toMatch(warning);
});
