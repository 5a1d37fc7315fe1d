import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { FolderStore } from './FolderStore.ts';
import type { Store } from './Store.ts';

/**
 * Opens the store that `SITE_STORE` names, a folder or `s3://bucket/prefix`; the folder `.site` without it. A relative
 * folder starts at the checkout, wherever the command runs. Throws a `UserError` for the checkout itself, for what is not a
 * folder, and for any other address.
 */
export async function openStore(root: string, address = process.env['SITE_STORE']): Promise<Store> {
  // One letter and a colon begin a path on Windows.
  if (address && !isBucket(address) && /^\s*(?:\w{2,}:|$)/.test(address))
    throw new UserError(`SITE_STORE must be a folder or s3://bucket/prefix, got "${address}"`);
  return address && isBucket(address) ? await openBucket(address) : await openFolder(root, address || '.site');
}

async function openFolder(root: string, address: string): Promise<Store> {
  if (address.startsWith('~'))
    throw new UserError(`SITE_STORE must be a whole path, got "${address}": only a shell replaces "~", outside quotes`);
  const folder = resolve(root, address);
  if (folder === resolve(root))
    throw new UserError(`SITE_STORE must be a folder of its own, got the checkout ${folder}`);
  if ((await stat(folder).catch(() => undefined))?.isDirectory() === false)
    throw new UserError(`SITE_STORE must be a folder or s3://bucket/prefix, got the file "${address}"`);
  return new FolderStore(folder);
}

/** Whether the store is a bucket, which others than the people at this machine can read. */
export const isBucket = (address = process.env['SITE_STORE']): boolean => Boolean(address?.startsWith('s3://'));

/** Throws a `UserError` when the store is a bucket: the built-in server reads a folder. */
export function refuseBucket(): void {
  const address = process.env['SITE_STORE'];
  if (!isBucket(address)) return;
  throw new UserError(`SITE_STORE must be a folder to be served, got "${address}": a web server can serve its "site/"`);
}

// The client takes longer to load than most commands run.
async function openBucket(address: string): Promise<Store> {
  const { openS3Store } = await import('./openS3Store.ts');
  return openS3Store(address);
}
