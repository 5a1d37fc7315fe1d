import type { Releases } from '../../compose/compose.ts';
import { UserError } from '../../messages/UserError.ts';
import type { Store } from '../../store/Store.ts';
import type { Log } from '../log.ts';
import { notLive, readLive } from '../readLive.ts';
import type { Draft } from './changeLive.ts';
import { draftOf } from './draftOf.ts';
import { withLost } from './lostAddresses.ts';

/**
 * Drafts what is live without the pages of an app; its releases stay in the store, to be promoted again.
 * Throws a `UserError` for an app that is not a live remote.
 */
export async function draftRetirement(store: Store, log: Log, app: string): Promise<Draft> {
  const { composition, releases } = await readLive(store, log);
  checkRemote(app, releases);
  const { [app]: _, ...others } = releases;
  return await withLost(store, log, draftOf(log, others, composition));
}

/** Throws a `UserError` for the shell and for an app that is not live. */
export function checkRemote(app: string, releases: Releases): void {
  if (app === 'shell') throw new UserError('the shell cannot be disabled, enabled or retired: name a remote');
  if (!Object.hasOwn(releases, app)) throw notLive(app);
}
