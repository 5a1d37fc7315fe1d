import { compress } from '../release/compress.ts';
import { integrityOf } from '../release/hash.ts';
import { descriptionKey } from '../release/releases.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { readHistory } from './history.ts';
import { isRestorable } from './isRestorable.ts';
import { promote } from './promote.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);
let version: string;
let message: string;
beforeEach(async () => {
  const { composition } = await promoteTinySite(store, `'<h1>First</h1>'`, ['/one']);
  version = composition.apps['articles']?.version ?? '';
  message = `apps/articles/${version}/release.json in ${store.name} has changed since it went live`;
});

/** Replaces a file, its compressed forms and its hash in the description of the release. */
async function alter() {
  const folder = `apps/articles/${version}`;
  const altered = Buffer.from('altered');
  const { br, gz } = await compress(altered);
  for (const [ending, bytes] of Object.entries({ '': altered, '.br': br, '.gz': gz }))
    await store.replace(`${folder}/entry.js${ending}`, bytes);
  const key = descriptionKey('articles', version);
  const release = JSON.parse(String(await store.get(key)));
  release.files['entry.js'] = { integrity: integrityOf(altered), bytes: altered.length };
  await store.replace(key, Buffer.from(JSON.stringify(release)));
}

const request = { kind: 'promote', why: 'test' } as const;

test('verify reports a release that was altered together with its description', async () => {
  await alter();
  expect((await verify(store, false)).problems).toEqual([expect.stringContaining(message)]);
});

test('no promotion of another app goes live with it', async () => {
  await alter();
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await expect(promote({ store, ...request }, [news])).rejects.toThrow(message);
});

test('it does not go live again, and no state that needs it counts as restorable', async () => {
  await promoteTinySite(store, `'<h1>Second</h1>'`, ['/one']);
  await alter();
  await expect(promote({ store, ...request }, [{ app: 'articles', version }])).rejects.toThrow(message);
  await expect(rollBack({ store, app: 'articles', to: 1, why: undefined })).rejects.toThrow(message);
  await expect(rollBack({ store, app: undefined, to: 1, why: undefined })).rejects.toThrow(message);
  const history = await readHistory(store);
  const restorable = history.map((entry) => isRestorable(store, history, entry));
  expect(await Promise.all(restorable)).toEqual([false, true]);
});
