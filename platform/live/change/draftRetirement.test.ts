import { readRelease } from '../../release/releases.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish, shellBuild } from '../../testing/tinySite.ts';
import { readHead } from '../log.ts';
import { promote } from '../promote.ts';
import { verify } from '../verify.ts';
import { changeLive } from './changeLive.ts';
import { draftRetirement } from './draftRetirement.ts';

const store = ScratchStore.between(beforeEach, afterEach);

const retire = (app: string) =>
  changeLive({ store, kind: 'retire', why: 'test' }, (log) => draftRetirement(store, log, app));
const promoteSite = () => promoteTinySite(store, `'<h1>' + slug + '</h1>'`, ['/one', '/two']);

test('a retired remote has no pages until it is promoted again', async () => {
  const first = await promoteSite();
  const { composition, rendered } = await retire('articles');
  expect([Object.keys(composition.apps), rendered]).toEqual([['shell'], 0]);
  expect(await store.get('current/one.html')).toBeUndefined();
  const articles = await readRelease(store, 'articles', { version: first.composition.apps['articles']?.version ?? '' });
  const again = await promote({ store, kind: 'promote', why: 'test' }, [articles]);
  expect(again.composition).toEqual(first.composition);
  expect((await verify(store, false)).problems).toEqual([]);
});

test('neither the shell nor an app that is not live can be retired, whatever its name', async () => {
  const { composition } = await promoteSite();
  await publish(store, 'news', articlesBuild("''"), []);
  await expect(retire('shell')).rejects.toThrow('the shell cannot be disabled, enabled or retired: name a remote');
  for (const app of ['news', 'constructor']) {
    await expect(retire(app)).rejects.toThrow(`${app} is not live: "site status" lists the live apps`);
  }
  expect((await readHead(store))?.composition).toBe(composition.id);
});

test('a remote whose pages others link to is not retired', async () => {
  await promoteSite();
  const linked = shellBuild.replace("plain('<h1>Nothing</h1>')", "{ ...plain('<h1>Nothing</h1>'), links: ['/one'] }");
  const shell = await publish(store, 'shell', linked, []);
  const { composition } = await promote({ store, kind: 'promote', why: 'test' }, [shell]);
  await expect(retire('articles')).rejects.toThrow('/404 links to /one, which no app has');
  expect((await readHead(store))?.composition).toBe(composition.id);
});
