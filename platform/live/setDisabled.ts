import { type ChangeRequest, changeLive, type LiveResult } from './changeLive.ts';
import { disabledApps, draftOf } from './draftOf.ts';
import { readLive } from './readLive.ts';
import { checkRemote } from './retire.ts';

/** Switches the code of an app off or on; its pages stay as HTML. Throws a `UserError` for an app that is not a live remote. */
export async function setDisabled(request: ChangeRequest, app: string, isDisabled: boolean): Promise<LiveResult> {
  return await changeLive(request, async (log) => {
    const { composition, releases } = await readLive(request.store, log);
    checkRemote(app, releases);
    const disabled = disabledApps(composition);
    if (isDisabled) disabled.add(app);
    else disabled.delete(app);
    return draftOf(log, releases, composition, disabled);
  });
}
