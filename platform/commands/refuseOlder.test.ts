import { compositionKey } from '../compose/compositions.ts';
import { publicationKey } from '../live/publications.ts';
import type { Store } from '../store/Store.ts';
import { Disk, MemoryStore } from '../testing/MemoryStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { refuseOlder } from './refuseOlder.ts';

const commitOf = (day: number) => {
  const when = new Date(Date.UTC(2026, 10, day)).toISOString();
  return { hash: String(day).padEnd(40, '0'), branch: 'main', when, isDirty: false };
};

let store: Store;
let live: string;
beforeEach(async () => {
  store = new MemoryStore(new Disk());
  const { composition } = await promoteTinySite(store, "'<h1>One</h1>'", ['/one']);
  live = composition.id;
  const record = { who: 'a team', when: commitOf(20).when, commit: commitOf(11) };
  for (const app of ['articles', 'shell'])
    await store.put(publicationKey(app, composition.apps[app]?.version ?? ''), Buffer.from(JSON.stringify(record)));
});

test('an older commit than that of the live release is refused, with both', async () => {
  await expect(refuseOlder(store, ['news', 'articles'], commitOf(10))).rejects.toThrow(
    'articles is live from main 1100000, which is newer than this checkout, main 1000000: pull first, or confirm with --force',
  );
});

test.each([
  ['the same commit', ['articles'], commitOf(11)],
  ['a newer commit', ['articles'], commitOf(12)],
  ['an older commit with the same platform', [], commitOf(10)],
  ['an older commit of an app that is not live', ['news'], commitOf(10)],
  ['a checkout without a commit', ['articles'], undefined],
])('%s is not refused', async (_, apps, commit) => {
  await expect(refuseOlder(store, apps, commit)).resolves.toBeUndefined();
});

test('an older commit with another version of the platform is refused, whatever it deploys', async () => {
  const key = compositionKey(live);
  const composition = JSON.parse((await store.get(key))?.toString() ?? '');
  await store.replace(key, Buffer.from(JSON.stringify({ ...composition, platform: '0'.repeat(32) })));
  await expect(refuseOlder(store, ['news'], commitOf(10))).rejects.toThrow(
    'another version of the platform is live from main 1100000, which is newer than this checkout, main 1000000: pull first, or confirm with --force',
  );
  await expect(refuseOlder(store, ['news'], commitOf(12))).resolves.toBeUndefined();
});
