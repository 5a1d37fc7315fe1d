import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputsFile } from '@mirqam/platform/release/buildApp';
import { inputHash } from '@mirqam/platform/release/inputHash';
import { objectKey } from '@mirqam/platform/release/objects';
import { publicationKey } from '@mirqam/platform/release/publications';
import { publicKeys } from '@mirqam/platform/release/publicKeys';
import { filesOf } from '@mirqam/platform/release/readStored';
import { type PinnedRelease, readRelease } from '@mirqam/platform/release/releases';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { writeBuild } from '@mirqam/platform/testing/tinySite';
import { buildFolder } from '@mirqam/platform/webpack/App';
import { Checkout } from '../support/Checkout.ts';
import { copyFolder } from '../support/copyFolder.ts';
import { liveState } from '../support/delivery/filesOf.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { storeFolder } from '../support/places.ts';
import { reissued } from '../support/reissue.ts';

/** A command that is killed, and one that runs at the same time. */
export interface Scenario {
  readonly victim: readonly string[];
  readonly rival: readonly string[];
  /** Whether the victim keeps the change of the rival. */
  readonly keepsRival: boolean;
}

export interface Ground {
  /** The folder of the store that every round starts with a copy of. */
  readonly store: string;
  /** A checkout with a release that is built and not yet published. */
  readonly checkout: Checkout;
  /** A command with every kind of write: files, pages, log, link. */
  readonly deploy: Scenario;
  /** Prepares commands that only change what is live: log and link. */
  readonly prepareChanges: () => Promise<readonly Scenario[]>;
  readonly remove: () => Promise<void>;
}

/** Prepares a store in which a remote has a second release; for changes, two remotes have one that was live and rolled back. */
export async function prepareGround(): Promise<Ground> {
  const store = join(await mkdtemp(join(tmpdir(), 'kills-')), 'store');
  await copyFolder(storeFolder, store);
  const checkout = await Checkout.copy();
  await moveToBuild(store, await reissued(store, 'legal'), checkout);
  const { serial } = (await liveState(store)).entry;
  const rollback = (number: number) => ['rollback', '--to', String(number)];
  const promotionOf = async (app: string) => ['promote', await reissued(store, app)];
  const journals = await promotionOf('journals');
  return {
    store,
    checkout,
    deploy: { victim: ['deploy', 'legal'], rival: journals, keepsRival: true },
    prepareChanges: async () => {
      const marketing = await promotionOf('marketing');
      for (const promotion of [journals, marketing]) {
        await siteResult({ store }, ...promotion);
        await siteResult({ store }, ...rollback(serial));
      }
      for (const [, release = ''] of [journals, marketing]) await siteResult({ store }, 'thaw', release);
      return [
        { victim: marketing, rival: rollback(serial + 1), keepsRival: false },
        { victim: rollback(serial + 3), rival: rollback(serial + 1), keepsRival: false },
      ];
    },
    async remove() {
      await checkout.remove();
      await rm(dirname(store), { recursive: true });
    },
  };
}

/** Moves a release from the store into the build folder of a checkout, as if its sources had been built there alone. */
async function moveToBuild(place: string, release: string, checkout: Checkout): Promise<void> {
  const [name = '', version = ''] = release.split('@');
  const app = { name, root: checkout.path(`remote-${name}`) };
  const folder = buildFolder(app, { mode: 'production' });
  const store = new FolderStore(place);
  const moved = await readRelease(store, name, { version });
  await rm(folder, { recursive: true, force: true });
  await writeBuild(store, moved, folder);
  await writeFile(join(folder, inputsFile), await inputHash(app));
  const { [name]: live } = (await liveState(place)).releases;
  const kept = new Set(live && keysOf(live));
  await store.remove([publicationKey(name, version), ...keysOf(moved).filter((key) => !kept.has(key))]);
}

/** The public files of a release, and all its objects. */
const keysOf = (release: PinnedRelease): readonly string[] => [
  ...publicKeys(release).keys(),
  objectKey(release.hash),
  ...filesOf(release).map(({ integrity, form }) => objectKey(integrity, form)),
];
