import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionHash } from '../../compose/compositionHash.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { verify } from '../verify.ts';

const whole = /<h1>First one<\/h1>/;

let store: ScratchStore;
let pages: string;
let articles: string;
beforeEach(async () => {
  store = await ScratchStore.create();
  const { composition } = await promoteTinySite(store, `'<h1>First ' + slug + '</h1>'`, ['/one', '/two']);
  pages = `pages/${composition.id}`;
  articles = composition.apps['articles']?.version ?? '';
});
afterEach(() => store.destroy());

const read = (key: string) => readFile(join(store.name, key), 'utf8');
const damage = (key: string) => writeFile(join(store.name, key), 'half a page');

test('a damaged page and a lost compressed form are written again, byte for byte', async () => {
  const before = await read(`${pages}/one.html`);
  await damage(`${pages}/one.html`);
  await rm(join(store.name, `${pages}/two.html.gz`));
  const { repaired, problems } = await verify(store, true);
  expect(problems).toEqual([]);
  const written = [`${pages}/one.html was written again`, `${pages}/two.html.gz was written again`];
  expect(repaired).toEqual(expect.arrayContaining(written));
  expect(await read(`${pages}/one.html`)).toBe(before);
  expect(before).toMatch(whole);
  expect((await verify(store, true)).repaired).toEqual([]);
});

test('a damaged page stays when its release is lost, and the release is named', async () => {
  await rm(join(store.name, `apps/articles/${articles}/release.json`));
  await damage(`${pages}/one.html`);
  const { problems } = await verify(store, true);
  expect(problems).toHaveLength(2);
  for (const problem of problems) expect(problem).toContain(`articles@${articles} is not in ${store.name}: run `);
  expect(await read(`${pages}/one.html`)).toBe('half a page');
});

test('a damaged page stays while the code that renders it is lost', async () => {
  await rm(join(store.name, `apps/articles/${articles}/server/server.cjs`));
  await damage(`${pages}/one.html`);
  expect((await verify(store, true)).problems).not.toEqual([]);
  expect(await read(`${pages}/one.html`)).toBe('half a page');
});

test('a composition of an old checkout has the first digits of its name', async () => {
  const [key = ''] = await store.list('compositions/');
  const { apps, site } = JSON.parse(String(await store.get(key)));
  const put = (old: string) =>
    store.put(`compositions/${old}.json`, Buffer.from(JSON.stringify({ id: old, apps, site })));
  await put(compositionHash({ apps, site }).slice(0, 10));
  expect((await verify(store, false)).problems).toEqual([]);
  await put('0123456789');
  expect((await verify(store, false)).problems).toEqual([expect.stringContaining('does not match its name')]);
});
