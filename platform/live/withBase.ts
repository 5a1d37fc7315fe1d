import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { compose, type Releases } from '../compose/compose.ts';
import { pagesFolder } from '../compose/pageFiles.ts';
import { siteAddress } from '../compose/siteAddress.ts';
import { writePages } from '../compose/writePages.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import { UserError } from '../messages/UserError.ts';
import { addBase, addBaseToRelease } from '../release/addBase.ts';
import { readStored } from '../release/readStored.ts';
import type { PinnedRelease } from '../release/releases.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { withTemporaryFolder } from '../store/withTemporaryFolder.ts';
import type { PublicFiles, PublicSite } from './publicFiles.ts';

interface Options {
  /** The path that the site begins with, such as `/project`. */
  readonly base: string;
  readonly onProgress: OnProgress;
}

/**
 * Calls `use` with the files of a site below a base. The base changes the addresses in releases, and so their hashes; all
 * pages are therefore rendered again, in a temporary store. It must be a base that `refuseAddress` accepts.
 */
export async function withBase(
  store: Store,
  site: PublicSite,
  { base, onProgress }: Options,
  use: (files: PublicFiles) => Promise<void>,
): Promise<void> {
  const temporary = new FolderStore(await mkdtemp(join(tmpdir(), 'site-export-')));
  await withTemporaryFolder(temporary.name, async () => {
    const copy = async (release: PinnedRelease) => await copyWithBase(store, temporary, release, base);
    // Nothing is rendered from the builds of these.
    await mapInParallel(site.older, (release) => copy({ ...release, serverFiles: {} }));
    const releases = Object.fromEntries(
      await mapInParallel(Object.entries(site.live.releases), async ([app, release]) => [app, await copy(release)]),
    );
    const { site: { origin, ...rest } = siteAddress(), apps } = site.live.composition;
    const disabled = new Set(Object.keys(apps).filter((app) => apps[app]?.disabled));
    const composition = compose(releases, disabled, { ...rest, origin: origin + base });
    // These releases are live.
    const proven = new Set(Object.keys(apps));
    await writePages({ store: temporary, composition, releases, previous: undefined, proven, base, onProgress });
    const read = async (file: string) => {
      if (file.startsWith('apps/')) return await temporary.get(file);
      const bytes = await temporary.get(`${pagesFolder(composition.id)}/${file}`);
      return bytes && file.endsWith('.html') ? Buffer.from(addBase(bytes.toString(), base)) : bytes;
    };
    await use(new Map([...site.files].map(([file, before]) => [file, async () => (await read(file)) ?? before()])));
  });
}

/** Throws a `UserError` for a base that begins the address of a page. */
export function refuseAddress(releases: Releases, base: string) {
  const paths = Object.values(releases).flatMap(({ routes }) => routes.flatMap((route) => route.paths));
  // In the browser a link that begins with the base has it already.
  const page = paths.find(({ path }) => `${path}/`.startsWith(`${base}/`));
  if (page) throw new UserError(`--base ${base} begins the address of the page ${page.path}: choose another one`);
}

/** Copies a release with its build for Node, which stays as it is: the addresses in its pages are changed once rendered. */
async function copyWithBase(store: Store, target: Store, release: PinnedRelease, base: string): Promise<PinnedRelease> {
  const read = readStored(store, release);
  const { release: copy, contents } = await addBaseToRelease(release, read, base);
  const server = await mapInParallel(
    Object.keys(release.serverFiles),
    async (file) => [file, await read(file)] as const,
  );
  await mapInParallel([...contents, ...server], async ([file, bytes]) => {
    await target.put(`${releaseFolder(release.app, release.version)}/${file}`, bytes);
  });
  // The budgets hold for the site itself, which is live.
  return { ...copy, isDevelopment: true };
}
