import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import { findFaults } from '../release/checkStored.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { prune } from './prune.ts';
import { verify } from './verify.ts';

let folder: string;
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  store = new FolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

test('a stored file that was altered is named', async () => {
  const release = await publish(store, 'articles', articlesBuild("''"), ['/one']);
  expect(await findFaults(store, release)).toEqual([]);
  const file = `${releaseFolder(release.app, release.version)}/entry.js`;
  await writeFile(join(folder, file), 'altered');
  expect(await findFaults(store, release)).toEqual([expect.stringMatching(`^${file} .*does not match its hash`)]);
});

test('pruning keeps what is live, removes the rest, and leaves the log whole', async () => {
  const first = await promoteTinySite(store, '"<h1>" + slug + "</h1>"', ['/one']);
  await promoteTinySite(store, '"<h1>" + slug + "!</h1>"', ['/one']);
  const removed = await prune(store, new Date(Date.now() + 1000));
  expect(removed.releases).toEqual([`articles@${first.composition.apps['articles']?.version}`]);
  expect(await store.list('live/')).toHaveLength(2);
  expect((await verify(store)).problems).toEqual([]);
});

test.each(['live/00000001.json', 'live'])('nothing is pruned by a log that has lost %s', async (lost) => {
  await promoteTinySite(store, '"<h1>" + slug + "</h1>"', ['/one']);
  await promoteTinySite(store, '"<h1>" + slug + "!</h1>"', ['/one']);
  await rm(join(folder, lost), { recursive: true });
  const before = await store.list('');
  await expect(prune(store, new Date(Date.now() + 1000))).rejects.toThrow(UserError);
  expect(await store.list('')).toEqual(before);
});
