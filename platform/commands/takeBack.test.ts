import { descriptionKey } from '@mirqam/shared/contract/Release';
import { readHead } from '../live/log.ts';
import { promote } from '../live/promote.ts';
import { verify } from '../live/verify.ts';
import { publicKey } from '../release/publicKeys.ts';
import type { PinnedRelease } from '../release/releases.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { articlesBuild, promoteTinySite, publish, shellBuild } from '../testing/tinySite.ts';
import { explainOwners } from './deploy/leftApps.ts';

describe('site rollback, thaw and revoke', () => {
  const captured = captureCommands(beforeEach, afterEach);

  const run = (...words: readonly string[]) => captured.run(...words);
  const publishText = async (text: string) => {
    const files = { 'entry.js': text, 'shared.js': 'shared' };
    const release = await publish(captured.store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one'], files);
    if (text === 'Second') second = release;
    return `articles@${release.version}`;
  };
  let second: PinnedRelease;
  let bad = '';
  beforeEach(async () => {
    await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
    bad = await publishText('Second');
    await run('promote', bad);
  });

  test('a release that was rolled back is frozen, until it is thawed', async () => {
    const { output } = await run('rollback', 'articles');
    expect(output).toContain(`${bad} is frozen: "site thaw ${bad}" lets it go live again\n`);
    for (const words of [
      ['promote', bad],
      ['promote', bad, '--dry-run'],
    ]) {
      expect(await run(...words)).toEqual({
        code: 1,
        output: `${bad} is frozen since number 3 (back to articles of number 1): promote a newer release, or let this one return with "site thaw ${bad}"\n`,
      });
    }
    expect((await run('status')).output).toContain(`  ${bad} is frozen since number 3`);
    expect((await run('log')).output).toMatch(new RegExp(`3 {2}rollback.* ${bad} frozen$`, 'm'));
    await run('thaw', bad, '--why', 'It was the network');
    expect((await run('log')).output).toMatch(/4 {2}thaw .*: It was the network$/m);
    expect((await run('promote', bad)).code).toBeUndefined();
    expect(await run('thaw', bad)).toMatchObject({ code: 1, output: expect.stringContaining('is not frozen') });
  });

  test('a newer release ends the freeze, and a rollback may return to a frozen one', async () => {
    await run('rollback', 'articles');
    expect((await run('rollback', 'articles', '--to', '2')).code).toBeUndefined();
    expect((await captured.runForProgram('status')).document.held).toEqual([]);
    await run('rollback', 'articles');
    await run('promote', await publishText('Third'));
    expect((await captured.runForProgram('status')).document.held).toEqual([]);
    expect((await run('promote', bad)).code).toBeUndefined();
  });

  test('a rollback of the whole site freezes each release that it replaces', async () => {
    await run('rollback');
    expect((await captured.runForProgram('status')).document.held).toMatchObject([{ app: 'articles', serial: 3 }]);
    expect((await run('promote', bad)).code).toBe(1);
  });

  test('a rollback to what is live already freezes nothing, and does not say so', async () => {
    await run('rollback', 'articles');
    const { code, output } = await run('rollback', '--to', '3');
    expect([code, output]).toEqual([undefined, expect.stringMatching(/^composition \S+ was live already, .*\n$/)]);
  });

  test('a release that nobody has published is not revoked, because its name must be a slip', async () => {
    for (const words of [['revoke'], ['revoke', '--dry-run']]) {
      const { code, output } = await run(...words, 'articles@1.0.0-0000000000');
      expect([code, output]).toEqual([1, expect.stringContaining('articles@1.0.0-0000000000 is not in ')]);
    }
    const published = await publishText('Third');
    expect((await run('revoke', published)).code).toBeUndefined();
    expect((await run('revoke', published)).code).toBeUndefined();
  });

  test('a revoked release is out of every way back, and the files are gone that it shares with no other', async () => {
    expect(await run('revoke', bad)).toEqual({
      code: 1,
      output: `${bad} is live: "site rollback articles" replaces it first\n`,
    });
    const { composition } = (await captured.runForProgram('status')).document.live;
    await run('promote', await publishText('Third'));
    expect((await run('revoke', bad, '--dry-run')).output).toContain(`composition ${composition} holds it\n`);
    const { output } = await run('revoke', bad, '--why', 'It leaks a key');
    expect(output).toContain(`composition ${composition} holds it\n`);
    for (const key of [publicKey(second, 'entry.js'), descriptionKey('articles', second.version)])
      expect([key, await captured.store.get(key)]).toEqual([key, undefined]);
    expect(String(await captured.store.get(publicKey(second, 'shared.js')))).toBe('shared');
    await publishText('Second');
    for (const words of [
      ['promote', bad],
      ['rollback', '--to', '2'],
      ['rollback', 'articles', '--to', '2'],
    ])
      expect((await run(...words)).code).toBe(1);
    expect((await run('status')).output).toContain(`  ${bad} is revoked since number 4 (It leaks a key)`);
    expect((await run('thaw', bad)).output).toContain('is revoked for good');
    await run('rollback', 'articles');
    expect((await captured.runForProgram('status')).document.live.versions.articles).not.toBe(bad.split('@')[1]);
    expect((await verify(captured.store, false)).problems).toEqual([]);
  });
});

describe('lost addresses', () => {
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

  test.each([
    [['rollback'], 'confirm with --lose'],
    [
      ['retire', 'articles'],
      'give the pages that replace them "redirects" and deploy these with --retire articles, or confirm with --lose',
    ],
  ])('%j refuses to take an address from visitors, unless it is meant to', async (words, wayOn) => {
    await captured.run('promote', await shorter(), '--lose');
    const { entry } = await promoteTinySite(captured.store, body, ['/one', '/two']);
    expect((await captured.run(...words, '--dry-run')).output).toMatch(/^warning: .*: the command asks for --lose$/m);
    expect(await captured.run(...words)).toEqual({
      code: 1,
      output: expect.stringMatching(new RegExp(`/two would lead to the not-found page: ${wayOn}\\n$`)),
    });
    expect((await readHead(captured.store))?.serial).toBe(entry.serial);
    const { code, output } = await captured.run(...words, '--lose');
    expect(output).toMatch(/warning: .*\/two would lead to the not-found page\n[\s\S]*is live as number/);
    expect(code).toBeUndefined();
  });

  test('a program gets the addresses that visitors have lost', async () => {
    await promoteTinySite(captured.store, body, ['/one', '/two']);
    expect((await captured.runForProgram('rollback', '--lose')).document.lost).toEqual(['/one', '/two']);
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
});

describe('site owner', () => {
  const captured = captureCommands(beforeAll, afterAll);
  const run = async (...words: readonly string[]) => (await captured.run(...words)).output;

  test('owner hands an app over, once, and log and status say it', async () => {
    await promoteTinySite(captured.store, "'<h1>One</h1>'", ['/one']);
    const give = (...words: readonly string[]) => run('owner', 'articles', ...words);
    expect(await give('https://token@github.com/Mirqam/Site.git', '--dry-run')).toBe(
      'articles would belong to github.com/mirqam/site\n',
    );
    expect(await give('git@github.com:mirqam/site.git')).toBe('articles belongs to github.com/mirqam/site\n');
    expect(await give('github.com/mirqam/articles', '--why', 'It has moved')).toBe(
      'articles belongs to github.com/mirqam/articles, not to github.com/mirqam/site any more\n',
    );
    expect(await give('github.com/mirqam/articles')).toBe('articles belongs to github.com/mirqam/articles already\n');
    const [newest, older] = (await run('log')).split('\n');
    expect(newest).toMatch(/ owner .*: It has moved {2}articles belongs to github\.com\/mirqam\/articles$/);
    expect(older).toMatch(/ owner .*: articles belongs to github\.com\/mirqam\/site$/);
  });

  test('owner refuses an app that was never live, and what is not a repository', async () => {
    expect(await run('owner', 'nosuch', 'github.com/a/b')).toBe(
      'nosuch is not live: "site status" lists the live apps\n',
    );
    const { code, output } = await captured.run('owner', 'articles', 'user:secret@nowhere');
    expect(code).toBe(2);
    expect(output).toMatch(/^a repository must look like github\.com\/mirqam\/legal, got "…@nowhere"/);
  });
});
