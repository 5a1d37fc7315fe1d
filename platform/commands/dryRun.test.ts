import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory } from '../live/log/history.ts';
import { objectKey } from '../release/objects.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { createProgram } from './cli/createProgram.ts';

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
  ['retire articles', /^- app articles@.*\n- page \/one .*\n- route .*\ncomposition \w+ would be live$/],
  ['disable articles', /^- app articles@.* files\n\+ app articles@.* files, disabled\ncomposition \w+ would be live$/],
  ['enable articles', /^nothing would change for visitors$/],
  ['rollback', /\ncomposition \w+ would be live$/],
  ['verify --repair', / is sound: /],
  [
    'prune',
    /^releases\/news\/.*\n(?:objects\/\w+(?:\.\w+)?\n)+1 releases, 0 previews, \d+ objects would be listed, to be removed a day later$/,
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

test('a dry run of a rollback that accepts the loss of entries says what it would make live', async () => {
  const [newest = ''] = (await captured.store.list('live/')).filter((key) => /\d{8}\.json$/.test(key)).reverse();
  const entry = (await captured.store.get(newest)) ?? Buffer.of();
  await captured.store.remove([newest]);
  const head = Number(/\d{8}/.exec(newest)) - 1;
  const { code, output } = await captured.run('rollback', '--to', String(head), '--accept-loss', '--dry-run');
  await captured.store.put(newest, entry);
  expect([code, output]).toEqual([
    undefined,
    expect.stringMatching(/^what is live cannot be read, .*\n.* would be live\n$/s),
  ]);
});

test('a dry run of a rollback from a damaged release says so, and what it would make live', async () => {
  const { articles } = (await readHistory(captured.store)).at(-1)?.apps ?? {};
  const key = objectKey(articles?.releaseHash ?? '');
  const whole = (await captured.store.get(key)) ?? Buffer.of();
  await captured.store.replace(key, Buffer.from('{'));
  const { code, output } = await captured.run('rollback', '--dry-run');
  await captured.store.replace(key, whole);
  expect([code, output]).toEqual([
    undefined,
    expect.stringMatching(/^what is live cannot be read, .*\n.* would be live\n$/s),
  ]);
});

test('the document of a preview has the address that the workflow puts into a comment', async () => {
  const { document } = await captured.runForProgram('preview', news);
  expect(document.url).toMatch(/^\/_preview\/\w+$/);
});
