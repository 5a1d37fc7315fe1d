import type { Store } from '../../store/Store.ts';
import type { Log } from '../log.ts';
import { readLive } from '../readLive.ts';
import type { Draft } from './changeLive.ts';
import { disabledApps, draftOf } from './draftOf.ts';
import { checkRemote } from './draftRetirement.ts';

/**
 * Drafts what is live with the code of an app off or on; its pages stay as HTML. Throws a `UserError` for an app that is
 * not a live remote.
 */
export async function draftDisabled(store: Store, log: Log, app: string, isDisabled: boolean): Promise<Draft> {
  const { composition, releases } = await readLive(store, log);
  checkRemote(app, releases);
  const disabled = disabledApps(composition);
  if (isDisabled) disabled.add(app);
  else disabled.delete(app);
  return draftOf(log, releases, composition, { disabled });
}
