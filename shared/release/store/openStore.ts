import { join, resolve } from 'node:path';
import { FolderStore } from './FolderStore.ts';
import type { Store } from './Store.ts';

/** Opens the store that `SITE_STORE` names; without it, the folder `.site` of the checkout. */
export async function openStore(root: string, address = process.env['SITE_STORE']): Promise<Store> {
  return new FolderStore(address ? resolve(address) : join(root, '.site'));
}
