import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Checkout } from '../Checkout.ts';
import { copyFolder } from '../copyFolder.ts';
import { storeFolder } from '../places.ts';
import { test as base } from '../test.ts';
import { liveComposition } from './filesOf.ts';
import type { Served } from './serveStore.ts';
import { serveStore } from './serveStore.ts';
import { Traffic } from './Traffic.ts';

interface Fixtures {
  /** A store of the test's own, with the whole site live in it. */
  readonly store: string;
  /** A checkout in which every test starts from the same sources. */
  readonly checkout: Checkout;
  /** A checkout of the test's own, for changes that cannot be undone. */
  readonly ownCheckout: Checkout;
  /** The store as a host serves it. */
  readonly served: Served;
  /** Visitors of every page of the store; the test starts them. */
  readonly traffic: Traffic;
}

/** A test that publishes and promotes in a store and a checkout of its own. */
export const test = base.extend<Fixtures>({
  store: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'store-'));
    await copyFolder(storeFolder, folder);
    await use(folder);
    await rm(folder, { recursive: true });
  },
  checkout: async ({ workerCheckout }, use) => {
    await use(workerCheckout);
    await workerCheckout.restore();
  },
  ownCheckout: async ({ browserName: _ }, use) => {
    const checkout = await Checkout.copy();
    await use(checkout);
    await checkout.remove();
  },
  served: async ({ store }, use) => {
    const served = await serveStore(store);
    await use(served);
    await served.close();
  },
  traffic: async ({ store, pages, served: { origin } }, use) => {
    const traffic = new Traffic({ origin, store, paths: pages.all, live: await liveComposition(store) });
    await use(traffic);
    await traffic.stop();
  },
});
