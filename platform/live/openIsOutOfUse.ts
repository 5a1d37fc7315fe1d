import { contractVersion } from '@mirqam/shared/contract/Release';
import { findComposition } from '../compose/compositions.ts';
import { attempt } from '../messages/attempt.ts';
import { descriptionKey, type ReleaseName } from '../release/releases.ts';
import { parseContract } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';
import { earlierVersions } from './earlierReleases.ts';
import { readLiveEntry } from './log.ts';

/** Returns a function that checks whether a release is not live, and cannot go live because its contract is an older one. */
export async function openIsOutOfUse(store: Store): Promise<(release: ReleaseName) => Promise<boolean>> {
  const { value: live } = await attempt(async () => {
    const entry = await readLiveEntry(store);
    return entry && (await findComposition(store, entry.composition));
  });
  const isLive = ({ app, version }: ReleaseName) =>
    live?.apps[app]?.version === version || (live && app === 'shell' && earlierVersions(live).includes(version));
  return async (release) => {
    if (isLive(release)) return false;
    const key = descriptionKey(release.app, release.version);
    const { value: contract = contractVersion } = await attempt(async () => {
      const json = await store.get(key);
      return json && parseContract(json.toString(), key);
    });
    return contract < contractVersion;
  };
}
