import type { StoredComposition } from '../../release/schemas.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { readComposition } from '../compositions.ts';
import { openReuse } from './reuse.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('a page is not reused when another app changes a button of the header', async () => {
  const { entry } = await promoteTinySite(store, `'<h1>First</h1>'`, ['/one']);
  const composition = await readComposition(store, entry);
  const about = { path: '/one', title: 'One', description: 'One' };
  const page = { app: 'articles', route: { pattern: '/:slug', page: 'ArticlePage', paths: [about] }, about };
  const withButton = (label: string): StoredComposition => {
    const { articles } = composition.apps;
    if (!articles) throw new Error('the tiny site has articles');
    const routes = [['/one/:slug', 'NewsPage', null, { action: { label, href: '/two' } }] as const];
    return { ...composition, apps: { ...composition.apps, news: { ...articles, routes } } };
  };
  const isReused = async (next: StoredComposition) =>
    (await openReuse(store, next, withButton('Read more'))(page)) !== undefined;
  expect(await isReused(withButton('Read more'))).toBe(true);
  expect(await isReused(withButton('Subscribe'))).toBe(false);
  expect(await isReused(composition)).toBe(false);
});
