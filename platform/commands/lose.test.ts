import { readHead } from '../live/log.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { articlesBuild, promoteTinySite, publish, shellBuild } from '../testing/tinySite.ts';
import { explainOwners } from './deploy/leftApps.ts';

const captured = captureCommands(beforeAll, afterAll);
const body = "'<h1>' + slug + '</h1>'";
let live: number | undefined;
beforeAll(async () => {
  live = (await promoteTinySite(captured.store, body, ['/one', '/two'])).entry.serial;
});
const lost = '/two would lead to the not-found page';
const shorter = async () => {
  const { version } = await publish(captured.store, 'articles', articlesBuild(`${body} + 'Shorter'`), ['/one']);
  return `articles@${version}`;
};

test('a promotion that takes an address from visitors is refused, unless it is meant to', async () => {
  expect((await captured.run('promote', await shorter(), '--dry-run')).output).toContain(
    `warning: ${lost}: the command asks for --lose\n`,
  );
  const refused = await captured.run('promote', await shorter());
  expect(refused).toEqual({
    code: 1,
    output: expect.stringContaining(`${lost}: give the pages that replace them "redirects" in routes.ts, or confirm`),
  });
  expect((await readHead(captured.store))?.serial).toBe(live);
  const { code, output } = await captured.run('promote', await shorter(), '--lose');
  expect(output).toMatch(new RegExp(`warning: ${lost}\\n[\\s\\S]*is live as number`));
  expect(code).toBeUndefined();
});

test('a rollback and a retirement name the addresses that visitors lose, and go on', async () => {
  await promoteTinySite(captured.store, body, ['/one', '/two']);
  const head = (await readHead(captured.store))?.serial;
  const back = await captured.run('rollback');
  expect(back.output).toMatch(new RegExp(`warning: ${lost}\\n[\\s\\S]*is live as number`));
  await captured.run('rollback', '--to', String(head));
  const quiet = await captured.run('rollback', '--to', String((live ?? 0) + 1), '--lose');
  expect(quiet.output).not.toContain('warning');
  const { output } = await captured.run('retire', 'articles');
  expect(output).toMatch(/warning: \/one would lead to the not-found page\n[\s\S]*is live as number/);
});

test('an owner that the checkout no longer has is named with the way on', async () => {
  const shell = await publish(
    captured.store,
    'shell',
    shellBuild.replace("loadPage('articles'", "loadPage('news'"),
    [],
  );
  const news = await publish(captured.store, 'news', articlesBuild(body), ['/one']);
  const legal = await publish(captured.store, 'legal', articlesBuild(body), ['/one']);
  const { promote } = await import('../live/promote.ts');
  const request = { store: captured.store, kind: 'promote', why: 'test' } as const;
  const session = { root: process.cwd(), report: { line: () => undefined } as never };
  await promote(request, [shell, news]);
  await expect(explainOwners(session, promote(request, [legal]))).rejects.toThrow(
    '/:slug has two owners, legal and news, which is live but not in this checkout: "site deploy legal --retire news" replaces it',
  );
  const shellOfLegal = shellBuild.replace("loadPage('articles'", "loadPage('legal'");
  const other = await publish(captured.store, 'shell', shellOfLegal, []);
  const onLoss = () => {
    throw new Error('/one is lost');
  };
  const { composition } = await promote({ ...request, onLoss }, [other, legal], undefined, ['news']);
  expect(Object.keys(composition.apps)).toEqual(['legal', 'shell']);
});
