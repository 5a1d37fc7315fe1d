import { contractVersion } from '@mirqam/shared/contract/Release';
import { readComposition } from '../../compose/compositions.ts';
import { attempt } from '../../messages/UserError.ts';
import { findObject } from '../../release/objects.ts';
import { type ReleaseName, readPublication } from '../../release/publications.ts';
import { parseContract } from '../../release/schemas.ts';
import type { Store } from '../../store/Store.ts';
import { readHead } from '../log.ts';

/** Returns a function that checks whether a release is not live, and cannot go live because its contract is an older one. */
export async function openIsOutOfUse(store: Store): Promise<(release: ReleaseName) => Promise<boolean>> {
  const { value: live } = await attempt(async () => {
    const entry = await readHead(store);
    return entry && (await readComposition(store, entry));
  });
  return async (release) => {
    if (live?.apps[release.app]?.version === release.version) return false;
    const { value: contract = contractVersion } = await attempt(async () => {
      const record = await readPublication(store, release.app, release.version);
      const json = record && (await findObject(store, record.release));
      return json && parseContract(json.toString(), release.app);
    });
    return contract < contractVersion;
  };
}
