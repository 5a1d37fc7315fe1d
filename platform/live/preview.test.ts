import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@mirqam/shared/contract/Release';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { findPreview, writePreviewOf } from './preview.ts';

let store: ScratchStore;
let news: Release;
beforeEach(async () => {
  store = await ScratchStore.create();
  await promoteTinySite(store, `'<h1>First ' + slug + '</h1>'`, ['/one', '/two']);
  news = await publish(store, 'news', articlesBuild("''"), []);
});
afterEach(() => store.destroy());

test('making a preview again makes it as young as a new one', async () => {
  const { composition } = await writePreviewOf(store, [news], () => undefined);
  const { when: first } = (await findPreview(store, composition.id)) ?? {};
  expect(await writePreviewOf(store, [news], () => undefined)).toMatchObject({ rendered: 0, reused: 0 });
  const { when: second } = (await findPreview(store, composition.id)) ?? {};
  expect(Number(new Date(second ?? 0))).toBeGreaterThan(Number(new Date(first ?? 0)));
});

test('a preview that is removed while it is made is made again', async () => {
  let isTaken = false;
  const { composition } = await writePreviewOf(store, [news], (done, total) => {
    if (done === total && !isTaken) rmSync(join(store.name, 'previews'), { recursive: true });
    isTaken ||= done === total;
  });
  const prefix = `previews/${composition.id}`;
  expect(await store.list(prefix)).toEqual(
    expect.arrayContaining([`${prefix}.json`, `${prefix}/404.html`, `${prefix}/one.html`, `${prefix}/two.html`]),
  );
});
