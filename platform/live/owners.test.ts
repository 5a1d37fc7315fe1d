import { integrityOf } from '../release/hash.ts';
import { publicationKey, readPublication } from '../release/publications.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { articlesBuild, promoteTinySite, publish, writeBuild } from '../testing/tinySite.ts';
import { readLog } from './log.ts';
import { handOver, ownersOf } from './owners.ts';
import { promote } from './promote.ts';
import { publishRelease } from './publishRelease.ts';
import { rollBack } from './rollBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const folder = scratchFolder(beforeEach, afterEach);
beforeEach(async () => {
  await promoteTinySite(store, "'<h1>One</h1>'", ['/one']);
});

const [site, legal] = ['github.com/mirqam/site', 'github.com/mirqam/articles'];

/** Publishes and promotes a release of articles from a repository. */
async function deploy(text: string, repository: string | undefined) {
  const release = await publish(store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one']);
  await writeBuild(store, release, folder);
  await publishRelease(store, release, folder, { repository });
  return await promote({ store, kind: 'promote', why: 'test' }, [release]);
}

const refusal = `articles belongs to ${site}, and this release is from ${legal}: hand it over with "site owner articles ${legal}"`;

test('an app belongs to the first repository that brings a release of it live, until it is handed over', async () => {
  await deploy('Without a remote', undefined);
  expect(ownersOf(await readLog(store))).toEqual({});
  const { entry } = await deploy('First', site);
  expect(entry.owners).toEqual({ articles: site });
  await expect(deploy('Second', legal)).rejects.toThrow(refusal);
  await deploy('Without a remote again', undefined);
  await handOver(store, 'articles', legal, 'it has moved');
  expect(ownersOf(await readLog(store))).toEqual({ articles: legal });
  await deploy('Second', legal);
  await expect(deploy('Third', site)).rejects.toThrow(`articles belongs to ${legal}, and this release is from ${site}`);
  expect((await rollBack({ store, app: 'articles' })).isNew).toBe(true);
});

test('a release from another repository is neither recorded nor promoted, but can be previewed', async () => {
  await deploy('First', site);
  const release = await publish(store, 'articles', articlesBuild("'<h1>Other</h1>'"), ['/one']);
  await writeBuild(store, release, folder);
  await store.remove([publicationKey('articles', release.version)]);
  await expect(publishRelease(store, release, folder, { repository: legal })).rejects.toThrow(refusal);
  expect(await readPublication(store, 'articles', release.version)).toBeUndefined();
  await publishRelease(store, release, folder, { repository: legal, isPreview: true });
  await expect(promote({ store, kind: 'promote', why: 'test' }, [release])).rejects.toThrow(refusal);
  expect((await readPublication(store, 'articles', release.version))?.release).not.toBe(integrityOf(''));
});
