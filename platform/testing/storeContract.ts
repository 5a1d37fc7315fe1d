import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { raceForKey } from '../store/probeStore.ts';
import type { Store } from '../store/Store.ts';
import { type Clause, projectionContract } from './projectionContract.ts';

const writers = 8;
const bytes = (text: string) => Buffer.from(text);

/** The contract of stores, with `rounds` races and a list of `keys` keys. */
export const storeContract = (rounds = 200, keys = 6 * rounds): readonly Clause[] => [
  {
    name: `gives each of ${rounds} keys to exactly one of ${writers} racing writers`,
    check: (store) => givesKeysOnce(store, rounds),
  },
  { name: 'returns any bytes unchanged', check: keepsBytes },
  { name: 'returns no object that would fill the memory of a command', check: readsNoLarge },
  { name: 'keeps the bytes of a key that exists', check: keepsPresent },
  { name: 'shows the bytes of an object until another is shown', check: showsObjects },
  { name: `lists the ${keys} keys of a folder in order`, check: (store) => listsKeys(store, keys) },
  { name: 'lists and removes the files of a folder whose name begins with a dot', check: listsDotFolders },
  { name: 'replaces what a key holds without a moment at which it holds nothing', check: replacesAtOnce },
  { name: 'removes keys, even missing ones', check: removesKeys },
  { name: 'refuses keys that lead out of the store', check: staysInside },
  { name: 'keeps the pages of a preview until they are removed', check: keepsPreview },
  ...projectionContract,
];

async function givesKeysOnce(store: Store, rounds: number) {
  const folder = `probe/${randomUUID()}`;
  for (let round = 0; round < rounds; round++) {
    const mistake = await raceForKey(store, `${folder}/${round}`, writers);
    assert.equal(mistake, undefined, `round ${round}: ${mistake}`);
  }
}

async function readsNoLarge(store: Store) {
  await store.put('objects/large', Buffer.alloc(100_000_001));
  assert.ok((await store.get('objects/large')) === undefined);
  await store.remove(['objects/large']);
}

async function keepsPreview(store: Store) {
  const folder = 'previews/cccccccccc/';
  const keys = ['index.html', 'index.html.br', 'journals/author/a.html'].map((file) => folder + file);
  for (const key of keys) await store.put(key, bytes(key));
  assert.deepEqual([...(await store.list(folder))], keys);
  for (const key of keys) assert.deepEqual(await store.get(key), bytes(key));
  await store.remove(keys);
  assert.deepEqual([...(await store.list(folder))], []);
}

async function keepsBytes(store: Store) {
  const all = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
  await store.put('apps/bytes/all.bin', all);
  await store.put('apps/bytes/none.txt', bytes(''));
  assert.deepEqual(await store.get('apps/bytes/all.bin'), all);
  assert.deepEqual(await store.get('apps/bytes/none.txt'), bytes(''));
  assert.equal(await store.get('apps/bytes/other.txt'), undefined);
}

async function keepsPresent(store: Store) {
  const key = 'apps/absent/file.js.br';
  assert.equal(await store.put(key, bytes('first')), true);
  assert.equal(await store.put(key, bytes('second')), false);
  assert.equal(await store.put(key, bytes('first')), true);
  assert.deepEqual(await store.get(key), bytes('first'));
}

async function showsObjects(store: Store) {
  const key = 'apps/shown/file.js';
  for (const text of ['first', 'second', 'second']) {
    await store.put(`objects/${text}`, bytes(text));
    await store.show(key, `objects/${text}`);
    assert.deepEqual(await store.get(key), bytes(text));
  }
  await store.remove(['objects/second']);
  assert.deepEqual(await store.get(key), bytes('second'));
}

async function replacesAtOnce(store: Store) {
  const key = 'published/replaced/record.json';
  await store.replace(key, bytes('0'));
  for (let count = 1; count <= 20; count++) {
    const [, held] = await Promise.all([store.replace(key, bytes(String(count))), store.get(key)]);
    assert.notEqual(held, undefined);
  }
  assert.deepEqual(await store.get(key), bytes('20'));
}

async function listsKeys(store: Store, count: number) {
  const keys = Array.from({ length: count }, (_, index) => `apps/list/deep/${String(index).padStart(4, '0')}.js`);
  // A client gives up on a request that waits too long for a connection.
  await mapInParallel([...keys].reverse(), (key) => store.put(key, bytes('x')));
  await store.put('apps/listed.js', bytes('x'));
  assert.deepEqual([...(await store.list('apps/list/'))], keys);
  assert.deepEqual([...(await store.list('apps/list/deep/000'))], keys.slice(0, 10));
  assert.deepEqual([...(await store.list('apps/nothing/'))], []);
}

async function listsDotFolders(store: Store) {
  const key = 'pages/aaaaaaaaaa/.well-known/security.txt';
  await store.put(key, bytes('x'));
  assert.deepEqual([...(await store.list('pages/aaaaaaaaaa/'))], [key]);
  await store.remove([key]);
  assert.deepEqual([...(await store.list('pages/aaaaaaaaaa/'))], []);
}

async function removesKeys(store: Store) {
  await store.put('apps/remove/a/1.js', bytes('1'));
  await store.put('apps/remove/b/2.js', bytes('2'));
  await store.remove(['apps/remove/a/1.js', 'apps/remove/a/none.js']);
  assert.deepEqual([...(await store.list('apps/remove/'))], ['apps/remove/b/2.js']);
  await store.put('apps/remove/a/1.js', bytes('another'));
  assert.deepEqual(await store.get('apps/remove/a/1.js'), bytes('another'));
}

async function staysInside(store: Store) {
  for (const key of ['../out.txt', 'apps/../../out.txt', '..', 'apps/\0', 'apps\\..\\..\\out.txt']) {
    await assert.rejects(store.put(key, bytes('x')), UserError, key);
    await assert.rejects(store.get(key), UserError, key);
  }
}
