import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listShareImages } from '../release/shareImages.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish, shellBuild } from '../testing/tinySite.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publicFiles } from './publicFiles.ts';
import { verify } from './verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);

/** A shell that writes the address of an article's share image into its page. */
const shell = shellBuild.replace(
  'JSON.stringify(site)',
  "Object.entries(shareImages).map(([from, to]) => from.replace(/.*\\//, '') + ' ' + to).join()",
);

async function promoteWith(image: string) {
  const articles = { 'entry.js': 'entry', 'art/og/one.png': image };
  const releases = [
    await publish(store, 'shell', shell.replace('{ body, site }', '{ body, shareImages }'), []),
    await publish(store, 'articles', articlesBuild(`'<h1>' + slug + '</h1>'`), ['/one'], articles),
  ];
  const { composition } = await promote({ store, kind: 'promote', why: 'test' }, releases);
  const page = await store.get(`pages/${composition.id}/one.html`);
  return /one\.png \/([\w./-]+)/.exec(page?.toString() ?? '')?.[1] ?? '';
}

const contentOf = async (key: string) => (await store.get(key))?.toString();

test('a share image outlives the release that made it, has one copy, and is exported', async () => {
  const [first, second] = [await promoteWith('First'), await promoteWith('Second')];
  await promoteWith('First');
  await promoteWith('Second');
  await prune(store, new Date(Date.now() + 1000));
  expect([await contentOf(first), await contentOf(second)]).toEqual(['First', 'Second']);
  expect(await listShareImages(store)).toEqual([first, second].sort());
  const { files } = await publicFiles(store, new Date());
  expect((await files.get(first)?.())?.toString()).toBe('First');
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a damaged share image is reported, not exported, and repaired from its release', async () => {
  const image = await promoteWith('First');
  await writeFile(join(store.name, image), 'Other');
  expect((await verify(store, false)).problems).toEqual([`${image} is damaged or lost: run "site verify --repair"`]);
  await expect((await publicFiles(store, new Date())).files.get(image)?.()).rejects.toThrow(
    `${image} in ${store.name} is damaged`,
  );
  expect(await verify(store, true)).toMatchObject({ repaired: [`${image} was written again`], problems: [] });
});
