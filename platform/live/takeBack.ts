import { UserError } from '../messages/UserError.ts';
import { publicationKey, type ReleaseName } from '../release/publications.ts';
import type { Store } from '../store/Store.ts';
import type { LogEntry } from './log/logEntry.ts';
import { noteInLog } from './log/noteInLog.ts';
import { findLive, type Log, readLog } from './log.ts';
import { previewKey, readPreviews } from './preview.ts';
import { findHeldBack } from './releases/heldBack.ts';
import { removeRecords } from './sweep.ts';

/** Lets a frozen release go live again. Throws a `UserError` for one that is not frozen. */
export async function thaw(store: Store, release: ReleaseName, why: string): Promise<LogEntry> {
  const name = `${release.app}@${release.version}`;
  return await noteInLog(store, async (log) => {
    checkFrozen(log, release);
    return { kind: 'thaw', thaws: [name], why };
  });
}

/** Throws a `UserError` for a release that `thaw` refuses. */
export function checkFrozen(log: Log, release: ReleaseName): void {
  const name = `${release.app}@${release.version}`;
  const held = findHeldBack(log, release);
  if (!held) throw new UserError(`${name} is not frozen: "site status" lists the releases that are`);
  if (held.isRevoked) throw new UserError(`${name} is revoked for good: publish another release of ${release.app}`);
}

/** The compositions and previews that hold a release. */
interface Holders {
  readonly compositions: readonly string[];
  readonly previews: readonly string[];
}

/**
 * Takes a release out of every way back: removes its record and its public files, so that open tabs cannot load its code,
 * and the previews that hold it; a sweep removes the rest. Resolves to what holds it. Throws a `UserError` for a release
 * that visitors get.
 */
export async function revoke(store: Store, release: ReleaseName, why: string): Promise<Holders> {
  const name = `${release.app}@${release.version}`;
  await noteInLog(store, async (log) => {
    await planRevoke(store, log, release);
    return { kind: 'revoke', revokes: [name], why };
  });
  const holders = await planRevoke(store, await readLog(store), release);
  await removeRecords(store, [publicationKey(release.app, release.version), ...holders.previews.map(previewKey)]);
  return holders;
}

/** What holds a release. Throws a `UserError` for a release that visitors get. */
export async function planRevoke(store: Store, log: Log, { app, version }: ReleaseName): Promise<Holders> {
  const { versions = {}, earlier = [] } = findLive(log) ?? {};
  if (versions[app] === version)
    throw new UserError(`${app}@${version} is live: "site rollback ${app}" replaces it first`);
  if (app === 'shell' && earlier.includes(version))
    throw new UserError(
      `live pages take files from ${app}@${version}: promote a shell that was built without it first`,
    );
  const states = log.filter((entry) => entry.versions[app] === version);
  const previews = (await readPreviews(store)).filter(({ apps }) => apps[app]?.version === version);
  return {
    compositions: [...new Set(states.map(({ composition }) => composition))],
    previews: previews.map(({ id }) => id),
  };
}
