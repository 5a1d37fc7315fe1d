import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish } from '../testing/tinySite.ts';
import { prune } from './prune.ts';
import { publishRelease } from './publishRelease.ts';

let store: ScratchStore;
beforeEach(async () => {
  store = await ScratchStore.create();
});
afterEach(() => store.destroy());

test('publishing a release again makes it as young as a new one', async () => {
  const { app, version } = await publish(store, 'news', articlesBuild("''"), []);
  const release = await readRelease(store, app, version);
  const built = join(store.name, `apps/news/${version}`);
  await mkdir(join(store.name, 'published/news'), { recursive: true });
  const record = { who: 'a', when: '2020-01-01T00:00:00Z', nonce: 'n' };
  await writeFile(join(store.name, `published/news/${version}.json`), JSON.stringify(record));
  const since = new Date();
  expect(await publishRelease(store, release, built)).toBe(false);
  expect((await prune(store, since)).releases).toEqual([]);
});
