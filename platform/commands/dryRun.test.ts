import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory } from '../live/log/history.ts';
import { objectKey } from '../release/objects.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { promoteUnchecked } from '../testing/promoteUnchecked.ts';
import { ageSweep } from '../testing/sweepAll.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { createProgram } from './cli/createProgram.ts';

describe('every dry run', () => {
  const captured = captureCommands(beforeAll, afterAll);
  let news = '';
  beforeAll(async () => {
    for (const text of ['One', 'Two']) await promoteTinySite(captured.store, `'<h1>${text}</h1>'`, ['/one']);
    const { version } = await publish(captured.store, 'news', articlesBuild("''"), []);
    news = `news@${version}`;
  });

  test.each([
    ['preview NEWS', /^\+ app news@.*\ncomposition \w+ would be at \/_preview\/\w+$/],
    ['promote NEWS', /^\+ app news@.*\ncomposition \w+ would be live$/],
    [
      'retire articles',
      /^warning: \/one would lead .*\n- app articles@.*\n- page \/one .*\n- route .*\ncomposition \w+ would be live$/,
    ],
    [
      'disable articles',
      /^- app articles@.* files\n\+ app articles@.* files, disabled\ncomposition \w+ would be live$/,
    ],
    ['enable articles', /^nothing would change for visitors$/],
    ['rollback', /\ncomposition \w+ would be live$/],
    ['verify --repair', / is sound: /],
    [
      'prune',
      /^(?:apps\/news\/.*\n)+releases\/news\/.*\n(?:objects\/\w+(?:\.\w+)?\n)+1 releases, 0 previews, \d+ objects would be listed, to be removed a day later$/,
    ],
    ['export OUT --for plain', /\ncomposition \w+ would be exported for plain: \d+ files in /],
  ])('a dry run of "%s" says what would change, and changes nothing', async (command, text) => {
    const out = join(captured.folder, 'out');
    const before = await captured.store.list('');
    const words = command.replace('NEWS', news).replace('OUT', out).split(' ');
    const { code, output } = await captured.run(...words, '--dry-run');
    expect(output.trim()).toMatch(text);
    expect(code).toBeUndefined();
    expect(await captured.store.list('')).toEqual(before);
    expect(existsSync(out)).toBe(false);
  });

  test('a dry run of a strict deploy refuses placeholders, as the deploy does', async () => {
    // Nobody can own an address under .example, see RFC 2606.
    process.env['SITE_ORIGIN'] = 'https://site.example';
    const results = [await captured.run('deploy', '--force', '--strict', '--dry-run')];
    results.push(await captured.run('deploy', '--force', '--strict'));
    delete process.env['SITE_ORIGIN'];
    for (const result of results)
      expect(result).toEqual({ code: 1, output: expect.stringMatching(/^placeholders are left: replace .*\n$/) });
  });

  test('every command that changes something can run dry', async () => {
    const withoutChange = [
      'check',
      'dev',
      'status',
      'log',
      'releases',
      'diff',
      'watch',
      'report',
      'serve',
      'nginx',
      'headers',
    ];
    // `start` is `deploy` and `serve`; `types` writes a file that every build writes, and git undoes a move and a record of translations.
    const exceptions = ['start', 'types', 'move', 'translated'];
    const without = (await createProgram()).commands.filter(({ options }) =>
      options.every(({ long }) => long !== '--dry-run'),
    );
    expect(without.map((command) => command.name()).sort()).toEqual([...withoutChange, ...exceptions].sort());
  });

  /** Expects that a rollback from what the store can no longer read says so, and what it would make live. */
  async function expectRollBackWithout(key: string, ...options: readonly string[]) {
    const whole = (await captured.store.get(key)) ?? Buffer.of();
    await captured.store.remove([key]);
    const result = await captured.run('rollback', ...options, '--dry-run');
    await captured.store.put(key, whole);
    const output = expect.stringMatching(/^what is live cannot be read, .*\n.* would be live\n$/s);
    expect(result).toEqual({ code: undefined, output });
  }

  test('a dry run of a rollback that accepts the loss of entries says what it would make live', async () => {
    const [newest = ''] = (await captured.store.list('live/')).filter((key) => /\d{8}\.json$/.test(key)).reverse();
    await expectRollBackWithout(newest, '--to', String(Number(/\d{8}/.exec(newest)) - 1), '--accept-loss');
  });

  test('a dry run of a rollback from a lost release says so, and what it would make live', async () => {
    const { articles } = (await readHistory(captured.store)).at(-1)?.apps ?? {};
    await expectRollBackWithout(objectKey(articles?.releaseHash ?? ''));
  });

  test('the document of a preview has the address that the workflow puts into a comment', async () => {
    const { document } = await captured.runForProgram('preview', news);
    expect(document.url).toMatch(/^\/_preview\/\w+$/);
  });
});

describe('site diff', () => {
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

  test('a dry run warns of a newer rule in the words of the command', async () => {
    const body = "{ html: '<h1>x</h1>', text: 'The best articles' }";
    await promoteUnchecked(captured.store, [await publish(captured.store, 'articles', articlesBuild(body), ['/one'])]);
    const warning = /^warning: accepted, because it was live before: \/one of articles boasts with "best": .*$/m;
    expect((await run('disable articles --dry-run')).output).toMatch(warning);
    expect((await run('disable articles')).output).toMatch(warning);
  });
});

describe('site prune', () => {
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
    expect(first.output).toMatch(
      /^removed 0 .*\nlisted 1 releases, 0 previews, \d+ objects: a prune after \S+ removes/m,
    );
    await ageSweep(captured.store);
    const second = await run('prune --keep-days 0 --yes');
    expect(second.output).toMatch(/^removed 1 releases, 0 previews, \d+ objects\b/m);
    expect((await run('verify')).code).toBeUndefined();
  });

  test('without a number of days a prune keeps 90 days, even if the clock of this machine is wrong', async () => {
    jest.useFakeTimers({ now: Date.now() + 1000 * 86_400_000, advanceTimers: true });
    const { output } = await run('prune');
    jest.useRealTimers();
    expect(output).toBe('removed 0 releases, 0 previews, 0 objects\n');
  });
});
