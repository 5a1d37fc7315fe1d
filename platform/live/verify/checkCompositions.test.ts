import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionHash } from '../../compose/compositionHash.ts';
import { compositionFile } from '../../compose/compositions.ts';
import { compress } from '../../release/compress.ts';
import { integrityOf } from '../../release/hash.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { rollBack } from '../rollBack.ts';
import { verify } from '../verify.ts';

const whole = /<h1>First one<\/h1>/;

const store = ScratchStore.between(beforeEach, afterEach);
let pages: string;
let articles: string;
beforeEach(async () => {
  const { composition } = await promoteTinySite(store, `'<h1>First ' + slug + '</h1>'`, ['/one', '/two']);
  pages = `pages/${composition.id}`;
  articles = composition.apps['articles']?.version ?? '';
});

const read = (key: string) => readFile(join(store.name, key), 'utf8');
const damage = (key: string) => writeFile(join(store.name, key), 'half a page');
/** A page of which one form is whole becomes whole without its release. */
const damageAll = async (key: string) => {
  for (const form of ['', '.br', '.gz']) await damage(key + form);
};

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

test('while the log cannot be read, no page counts as lost or is written', async () => {
  const [entry = ''] = await store.list('live/');
  const log = await read(entry);
  await damage(entry);
  await rm(join(store.name, `${pages}/two.html.gz`));
  const { repaired, problems } = await verify(store, true);
  expect(repaired).toEqual([]);
  expect(problems).toContain('compositions and their pages are not checked, because the log cannot be read');
  expect(problems.filter((problem) => problem.startsWith('pages/'))).toEqual([]);
  await writeFile(join(store.name, entry), log);
  expect((await verify(store, true)).repaired).toEqual([`${pages}/two.html.gz was written again`]);
});

describe('after a change of the platform, which makes other HTML of the same releases', () => {
  /** Stores every page as an older platform has rendered it. */
  beforeEach(async () => {
    const [key = ''] = await store.list('compositions/');
    const { hash: _, ...stored } = JSON.parse(await read(key));
    for (const file of Object.keys(stored.pages).filter((name) => name.endsWith('.html'))) {
      const bytes = Buffer.from((await read(`${pages}/${file}`)).replace('</body>', '<!-- older --></body>'));
      const { br, gz } = await compress(bytes, 'fast');
      for (const [form, content] of [
        ['', bytes],
        ['.br', br],
        ['.gz', gz],
      ] as const)
        await store.replace(`${pages}/${file}${form}`, content);
      stored.pages[file] = integrityOf(bytes);
    }
    await store.replace(key, compositionFile(stored));
    expect((await verify(store, false)).problems).toEqual([]);
  });

  test('a page of which one form is whole becomes what it was', async () => {
    const before = await read(`${pages}/one.html`);
    await damage(`${pages}/one.html`);
    await rm(join(store.name, `${pages}/one.html.br`));
    expect((await verify(store, true)).problems).toEqual([]);
    expect(await read(`${pages}/one.html`)).toBe(before);
    expect((await verify(store, false)).problems).toEqual([]);
  });

  test('a lost page is rendered again, and the others stay as they are', async () => {
    const other = await read(`${pages}/two.html`);
    await damageAll(`${pages}/one.html`);
    await rm(join(store.name, `${pages}/robots.txt`));
    expect((await verify(store, true)).problems).toEqual([]);
    expect(await read(`${pages}/one.html`)).toMatch(whole);
    expect(await read(`${pages}/two.html`)).toBe(other);
    expect((await verify(store, false)).problems).toEqual([]);
    // A later composition reuses it.
    const { rendered } = await promoteTinySite(store, `'<h1>First ' + slug + '</h1>'`, ['/one', '/two']);
    expect(rendered).toBe(0);
  });

  test('a rollback renders a lost page again, and the others stay as they are', async () => {
    const other = await read(`${pages}/two.html`);
    await promoteTinySite(store, `'<h1>Second ' + slug + '</h1>'`, ['/one', '/two']);
    for (const form of ['', '.br', '.gz']) await rm(join(store.name, `${pages}/one.html${form}`));
    const result = await rollBack({ store, app: undefined, to: 1, why: undefined });
    expect(result).toMatchObject({ isNew: true, rendered: 0 });
    expect(await read('current/one.html')).toMatch(whole);
    expect(await read('current/two.html')).toBe(other);
    expect((await verify(store, false)).problems).toEqual([]);
  });
});

test('a damaged page stays when its release is lost, and the release is named', async () => {
  await rm(join(store.name, `apps/articles/${articles}/release.json`));
  await damageAll(`${pages}/one.html`);
  const { problems } = await verify(store, true);
  expect(problems).toHaveLength(2);
  for (const problem of problems) expect(problem).toContain(`articles@${articles} is not in ${store.name}: run `);
  expect(await read(`${pages}/one.html`)).toBe('half a page');
});

test('a damaged page stays while the code that renders it is lost', async () => {
  await rm(join(store.name, `apps/articles/${articles}/server/server.cjs`));
  await damageAll(`${pages}/one.html`);
  expect((await verify(store, true)).problems).not.toEqual([]);
  expect(await read(`${pages}/one.html`)).toBe('half a page');
});

test('a composition of an old checkout has the first digits of its name', async () => {
  const [key = ''] = await store.list('compositions/');
  const { apps, site } = JSON.parse(String(await store.get(key)));
  const put = (old: string) =>
    store.put(`compositions/${old}.json`, compositionFile({ id: old, apps, site, pages: {}, renderings: {} }));
  await put(compositionHash({ apps, site }).slice(0, 10));
  expect((await verify(store, false)).problems).toEqual([]);
  await put('0123456789');
  expect((await verify(store, false)).problems).toEqual([expect.stringContaining('does not match its name')]);
});
