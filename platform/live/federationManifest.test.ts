import { posix } from 'node:path';
import { descriptionKey } from '@mirqam/shared/contract/Release';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { sweepAll } from '../testing/sweepAll.ts';
import { articlesBuild, publish, shellBuild } from '../testing/tinySite.ts';
import { changeLive } from './change/changeLive.ts';
import { draftDisabled } from './change/draftOf.ts';
import { promote } from './promote.ts';
import { rollBack } from './rollBack.ts';

// On a busy disk, which syncs every file, a test takes several seconds.
jest.setTimeout(60_000);

const address = 'federation/articles/mf-manifest.json';
const container = 'federation/remoteEntry.mjs';

const store = ScratchStore.between(beforeEach, afterEach);

const request = () => ({ store, kind: 'promote', why: 'test' }) as const;

/** Promotes a release with a container for other hosts; resolves to its version. */
async function promoteArticles(text: string): Promise<string> {
  const files = { 'entry.js': text, [container]: text };
  const articles = await publish(store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one'], files);
  await promote(request(), [await publish(store, 'shell', shellBuild, []), articles]);
  return articles.version;
}

/** The version that the manifest names and the text of its container; undefined without a manifest. */
async function offered() {
  const text = await store.get(`current/${address}`);
  if (!text) return undefined;
  const { buildInfo, remoteEntry } = JSON.parse(String(text)).metaData;
  const file = posix.join(posix.dirname(address), remoteEntry.path, remoteEntry.name);
  return [buildInfo.buildVersion, String(await store.get(file))];
}

test('the manifest for other hosts names a container that exists, and is gone while its remote is disabled', async () => {
  const first = await promoteArticles('First');
  expect(await offered()).toEqual([first, 'First']);
  const second = await promoteArticles('Second');
  expect(await offered()).toEqual([second, 'Second']);
  await rollBack({ store, app: 'articles' });
  expect(await offered()).toEqual([first, 'First']);
  await sweepAll(store);
  expect(await offered()).toEqual([first, 'First']);
  expect(await store.get(descriptionKey('articles', second))).toBeUndefined();

  const disable = (isDisabled: boolean) =>
    changeLive(request(), (log) => draftDisabled(store, log, 'articles', isDisabled));
  await disable(true);
  expect(await offered()).toBeUndefined();
  await disable(false);
  expect(await offered()).toEqual([first, 'First']);
});
