import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Checkout } from '../support/Checkout.ts';
import { reissued } from '../support/delivery/reissued.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';
import { storeFolder } from '../support/places.ts';

/** A command that is killed, and one that runs at the same time. */
export interface Scenario {
  readonly victim: readonly string[];
  readonly rival: readonly string[];
  /** Whether the victim keeps the change of the rival. */
  readonly keepsRival: boolean;
}

export interface Ground {
  /** The store that every round starts with a copy of. */
  readonly store: string;
  /** A checkout with a release that is built and not yet published. */
  readonly checkout: Checkout;
  /** A command with every kind of write: files, pages, log, link. */
  readonly deploy: Scenario;
  /** Prepares commands that only change what is live: log and link. */
  readonly prepareChanges: () => Promise<readonly Scenario[]>;
}

/** Prepares a store in which a remote has a second release that was live, and then rolled back; for changes, two remotes. */
export async function prepareGround(): Promise<Ground> {
  const store = join(await mkdtemp(join(tmpdir(), 'kills-')), 'store');
  await cp(storeFolder, store, { recursive: true, verbatimSymlinks: true });
  const checkout = await Checkout.copy();
  await checkout.edit('remote-legal/src/content/privacyPolicy.ts', '18th August', '20th August');
  await runSite({ store, folder: checkout.folder }, 'build', 'legal');
  const { serial } = (await siteResult({ store }, 'status')).live;
  const rollback = (number: number) => ['rollback', '--to', String(number)];
  const promote = async (app: string) => {
    const words = ['promote', await reissued(store, app)];
    await siteResult({ store }, ...words);
    await siteResult({ store }, ...rollback(serial));
    return words;
  };
  const journals = await promote('journals');
  return {
    store,
    checkout,
    deploy: { victim: ['deploy', 'legal'], rival: journals, keepsRival: true },
    prepareChanges: async () => {
      const legal = await promote('legal');
      return [
        { victim: legal, rival: rollback(serial + 1), keepsRival: false },
        { victim: rollback(serial + 3), rival: rollback(serial + 1), keepsRival: false },
      ];
    },
  };
}
