import { listShareImages } from '../release/shareImages.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, publish, shellBuild } from '../testing/tinySite.ts';
import { promote } from './promote.ts';
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
  await promote({ store, kind: 'promote', why: 'test' }, releases);
  const page = await store.get('current/one.html');
  return /one\.png \/([\w./-]+)/.exec(page?.toString() ?? '')?.[1] ?? '';
}

const contentOf = async (key: string) => (await store.get(key))?.toString();

test('a share image outlives the release that made it, has one copy, and is exported', async () => {
  const [first, second] = [await promoteWith('First'), await promoteWith('Second')];
  await promoteWith('First');
  await promoteWith('Second');
  await sweepAll(store);
  expect([await contentOf(first), await contentOf(second)]).toEqual(['First', 'Second']);
  expect(await listShareImages(store)).toEqual([first, second].sort());
  const { files } = await publicFiles(store, new Date());
  expect((await files.get(first)?.())?.toString()).toBe('First');
  expect((await verify(store, false)).problems).toEqual([]);
});
