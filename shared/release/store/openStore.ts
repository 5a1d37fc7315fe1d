import { join, resolve } from 'node:path';
import { shortHash } from '../hash.ts';
import { FolderStore } from './FolderStore.ts';
import { probeStore } from './probeStore.ts';
import type { Store } from './Store.ts';

/** Opens the store that `SITE_STORE` names, a folder or `s3://bucket/prefix`; without it, the folder `.site` of the checkout. */
export async function openStore(root: string, address = process.env['SITE_STORE']): Promise<Store> {
  const store = address?.startsWith('s3://')
    ? await openBucket(address, join(root, '.cache/stores', shortHash(address)))
    : new FolderStore(address ? resolve(address) : join(root, '.site'));
  await probeStore(store);
  return store;
}

// The client takes longer to load than most commands run.
async function openBucket(address: string, cache: string): Promise<Store> {
  const { openS3Store } = await import('./openS3Store.ts');
  return openS3Store(address, cache);
}
