import type { Releases } from '../compose/compose.ts';
import { UserError } from '../messages/UserError.ts';
import { type ChangeRequest, changeLive, type LiveResult } from './changeLive.ts';
import { draftOf } from './draftOf.ts';
import { notLive, readLive } from './readLive.ts';

/**
 * Takes the pages of an app off the site; its releases stay in the store, to be promoted again.
 * Throws a `UserError` for an app that is not a live remote, and for one that a page of another app links to.
 */
export async function retire(request: ChangeRequest, app: string): Promise<LiveResult> {
  return await changeLive(request, async (log) => {
    const { composition, releases } = await readLive(request.store, log);
    checkRemote(app, releases);
    const { [app]: _, ...others } = releases;
    return draftOf(log, others, composition);
  });
}

/** Throws a `UserError` for the shell and for an app that is not live. */
export function checkRemote(app: string, releases: Releases): void {
  if (app === 'shell') throw new UserError('the shell cannot be switched off: name a remote');
  if (!Object.hasOwn(releases, app)) throw notLive(app);
}
