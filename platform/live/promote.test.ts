import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { readHead } from './log.ts';
import { promote } from './promote.ts';

let store: ScratchStore;
beforeEach(async () => {
  store = await ScratchStore.create();
});
afterEach(() => store.destroy());

const promoteSite = () => promoteTinySite(store, `'<h1>First ' + slug + '</h1>'`, ['/one', '/two']);

test('a page that was damaged in the store is rendered again', async () => {
  const { composition } = await promoteSite();
  const file = join(store.name, `pages/${composition.id}/one.html`);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/<h1>.*<\/h1>/, ''));
  const news = await publish(store, 'news', articlesBuild("''"), []);
  const next = await promote({ store, kind: 'promote', why: 'test' }, [news]);
  expect(next).toMatchObject({ rendered: 1, reused: 2 });
  expect(String(await store.get(`pages/${next.composition.id}/one.html`))).toContain('<h1>First one</h1>');
});

test('a release that is removed while its pages are rendered does not go live', async () => {
  const { composition } = await promoteSite();
  const news = await publish(store, 'news', articlesBuild("''"), []);
  const onProgress = () => rmSync(join(store.name, `apps/news/${news.version}/release.json`), { force: true });
  const promotion = promote({ store, kind: 'promote', why: 'test', onProgress }, [news]);
  await expect(promotion).rejects.toThrow(
    `news@${news.version} is not in ${store.name}: run "site publish news" first`,
  );
  expect((await readHead(store))?.composition).toBe(composition.id);
});
