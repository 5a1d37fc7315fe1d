import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { integrityOf } from './hash.ts';

/** Throws a `UserError` for the first file of a release that is missing in the store or does not match its hash. */
export async function checkStored(store: Store, release: Release): Promise<void> {
  const [fault] = await findFaults(store, release);
  if (fault) throw new UserError(fault);
}

/** Describes each file of a stored release that is missing or damaged, and how to restore it. */
export async function findFaults(store: Store, release: Release): Promise<readonly string[]> {
  const folder = releaseFolder(release.app, release.version);
  const hashes = [
    ...Object.entries(release.files).map(([file, { integrity }]) => [file, integrity] as const),
    ...Object.entries(release.serverFiles),
  ];
  const faults = await mapInParallel(hashes, async ([file, integrity]) => {
    const bytes = await store.get(`${folder}/${file}`);
    const again = `run "site publish ${release.app}" where it was built`;
    if (!bytes) return [`${folder}/${file} is missing in ${store.name}: ${again}`];
    if (integrityOf(bytes) === integrity) return [];
    return [`${folder}/${file} in ${store.name} does not match its hash: remove it and ${again}`];
  });
  return faults.flat();
}
