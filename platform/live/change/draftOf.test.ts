import { siteAddress } from '../../compose/siteAddress.ts';
import { readRelease } from '../../release/releases.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../../testing/tinySite.ts';
import { readHead } from '../log.ts';
import { promote } from '../promote.ts';
import { hostedSite } from '../readHostedSite.ts';
import { rollBack } from '../rollBack.ts';
import { verify } from '../verify.ts';
import { changeLive } from './changeLive.ts';
import { draftDisabled, draftRetirement } from './draftOf.ts';

const store = ScratchStore.between(beforeEach, afterEach);
afterEach(() => {
  delete process.env['SITE_ORIGIN'];
});

const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text}</h1>'`, ['/one']);
const request = (kind: 'promote' | 'disable' | 'enable' | 'retire') => ({ store, kind, why: 'test' });
const toggle = (kind: 'disable' | 'enable', app = 'news') =>
  changeLive(request(kind), (log) => draftDisabled(store, log, app, kind === 'disable'));
const retire = (app: string) => changeLive(request('retire'), (log) => draftRetirement(store, log, app));

test('the address of the site is that of what is live, wherever a command runs, until a promotion moves the site', async () => {
  await promoteSite('First');
  const { composition } = await promoteSite('Second');
  const news = await publish(store, 'news', articlesBuild("''"), []);
  process.env['SITE_ORIGIN'] = 'https://staging.example.org';
  const back = (app: string | undefined) => rollBack({ store, app });
  for (const change of [
    () => promote(request('promote'), [news]),
    () => toggle('disable'),
    () => back('articles'),
    () => retire('news'),
    () => back(undefined),
  ])
    expect((await change()).composition.site).toEqual(composition.site);
  expect((await promote(request('promote'), [], siteAddress())).composition.site?.origin).toBe(
    'https://staging.example.org',
  );
});

test('what pages report, and where, is that of what is live, wherever a command runs', async () => {
  process.env['SITE_REPORTS'] = 'https://reports.example.org/failures';
  process.env['SITE_VIEWS'] = '10';
  expect(() => siteAddress()).toThrow('SITE_VIEWS must be a share of the visits from 0 to 1, such as 0.1, got "10"');
  process.env['SITE_VIEWS'] = '0.1';
  const { composition } = await promoteSite('First');
  expect(composition.site).toMatchObject({ reports: 'https://reports.example.org/failures', views: 0.1 });
  const { security } = await hostedSite(store);
  const { 'Content-Security-Policy': csp } = security;
  expect(csp).toContain("; connect-src 'self' https://reports.example.org; ");
  delete process.env['SITE_REPORTS'];
  delete process.env['SITE_VIEWS'];
  const news = await publish(store, 'news', articlesBuild("''"), []);
  expect((await promote(request('promote'), [news])).composition.site).toEqual(composition.site);
});

test('a remote that was disabled before it was retired is still disabled when it comes back', async () => {
  await promoteSite('First');
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await promote(request('promote'), [news]);
  const { composition } = await toggle('disable');
  await retire('news');
  expect((await promote(request('promote'), [news])).composition.apps).toEqual(composition.apps);
  expect((await toggle('enable')).composition.apps['news']?.disabled).toBeUndefined();
});

const promotePages = () => promoteTinySite(store, `'<h1>' + slug + '</h1>'`, ['/one', '/two']);

test('a retired remote has no pages until it is promoted again', async () => {
  const first = await promotePages();
  const { composition, rendered } = await retire('articles');
  expect([Object.keys(composition.apps), rendered]).toEqual([['shell'], 0]);
  expect(await store.get('current/one.html')).toBeUndefined();
  const articles = await readRelease(store, 'articles', { version: first.composition.apps['articles']?.version ?? '' });
  const again = await promote({ store, kind: 'promote', why: 'test' }, [articles]);
  expect(again.composition).toEqual(first.composition);
  expect((await verify(store, false)).problems).toEqual([]);
});

test('neither the shell, nor an app that is not live or that is deployed with it, can be retired', async () => {
  const { composition } = await promotePages();
  const articles = await publish(store, 'articles', articlesBuild(`'<h1>Second</h1>'`), ['/one', '/two']);
  const deploy = (app: string) => promote(request('promote'), [articles], undefined, [app]);
  for (const command of [retire, deploy]) {
    await expect(command('shell')).rejects.toThrow('the shell cannot be disabled, enabled or retired: name a remote');
    await expect(command('news')).rejects.toThrow('news is not live: "site status" lists the live apps');
  }
  await expect(deploy('articles')).rejects.toThrow('articles cannot be deployed and retired at once: name it once');
  expect((await readHead(store))?.composition).toBe(composition.id);
});

test('disable, enable, retire and rollback run no code of the remote', async () => {
  const print = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const runs = () => print.mock.calls.filter(([text]) => text === 'ran\n').length;
  const body = `(console.log('ran'), '<h1>' + slug + ' – ü</h1>')`;
  const { composition: first } = await promoteTinySite(store, body, ['/one', '/two']);
  const before = runs();
  expect(before).toBeGreaterThan(0);
  const page = async () => (await store.get('current/one.html'))?.toString();
  const whole = await page();

  const disabled = await toggle('disable', 'articles');
  expect(disabled.composition.id).not.toBe(first.id);
  expect(runs()).toBe(before);
  expect(await page()).toContain('<body><h1>one – ü</h1></body>');
  await toggle('enable', 'articles');
  expect(runs()).toBe(before);
  expect(await page()).toBe(whole);
  await rollBack({ store, to: disabled.entry.serial });
  await retire('articles');
  await rollBack({ store });
  expect(runs()).toBe(before);
  print.mockRestore();
});
