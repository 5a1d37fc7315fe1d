import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@mirqam/platform/live/log';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { openStore } from '@mirqam/platform/store/openStore';
import type { Store } from '@mirqam/platform/store/Store';
import { BucketCopy } from '@mirqam/platform/testing/BucketCopy';
import { startRadosgw } from '@mirqam/platform/testing/startRadosgw';
import { copyFolder } from '../support/copyFolder.ts';
import { type Place, siteResult } from '../support/delivery/runSite.ts';
import { root } from '../support/places.ts';

/** A store for commands that are killed, in a folder or in a bucket; every round begins with the same bytes. */
export interface Stage {
  readonly place: Place;
  readonly store: Store;
  /** Makes a store in a folder the start of the next rounds. */
  readonly load: (folder: string) => Promise<void>;
  /** Gives the store the bytes with which a round begins. */
  readonly reset: () => Promise<void>;
  /** The numbers of the log that the public pages belong to; 0 for a page of none. */
  readonly shown: (log: Log) => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
}

export async function openFolderStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const store = join(folder, 'store');
  let ground = '';
  return {
    place: { store },
    store: new FolderStore(store),
    async load(start) {
      ground = start;
    },
    async reset() {
      await rm(store, { recursive: true, force: true });
      await copyFolder(ground, store);
    },
    async shown() {
      return [Number((await readlink(join(store, 'current'))).replace('pages/', ''))];
    },
    async close() {
      await rm(folder, { recursive: true });
    },
  };
}

/** The bucket is on a real S3 server. */
export async function openBucketStage(): Promise<Stage> {
  const { endpoint, accessKey, secretKey, createBucket, stop } = await startRadosgw();
  await createBucket('real');
  const environment = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: secretKey,
  };
  Object.assign(process.env, environment);
  const place = { store: 's3://real/site', environment };
  const store = await openStore(root, place.store);
  const copy = new BucketCopy(place.store);
  const loaded = new Set<string>();
  return {
    place,
    store,
    async load(folder) {
      await copy.restore();
      const ground = new FolderStore(folder);
      for (const key of await ground.list('')) {
        const isOfBuckets = !/^pages\/.*\.(?:br|gz)$/.test(key);
        if (isOfBuckets && !loaded.has(key)) await store.put(key, (await ground.get(key)) ?? Buffer.alloc(0));
        loaded.add(key);
      }
      await siteResult(place, 'verify', '--repair');
      await copy.take();
    },
    reset: () => copy.restore(),
    shown: async () => [...new Set(await copy.publicSerials())],
    close: stop,
  };
}
