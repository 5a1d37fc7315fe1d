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
