import { findComposition, listCompositions } from '../compose/compositions.ts';
import { attempt } from '../messages/attempt.ts';
import { UserError } from '../messages/UserError.ts';
import type { ReleaseName } from '../release/releases.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { findHeldBack } from './heldBack.ts';
import { appendToLog, findLive, type Log, type LogChange } from './log.ts';
import type { LogEntry, Removal } from './logEntry.ts';
import { readPreviews } from './preview.ts';
import { projectHead } from './projectHead.ts';
import { removeNames } from './prune.ts';
import { nothingLive } from './readLive.ts';
import { retryOnLog } from './retryOnLog.ts';

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

/**
 * Takes a release out of every way back: removes its files, so that open tabs cannot load its code, with the compositions
 * and previews that hold it. Resolves to their names. Throws a `UserError` for a release that visitors get.
 */
export async function revoke(store: Store, release: ReleaseName, why: string): Promise<Removal> {
  const name = `${release.app}@${release.version}`;
  let removes: Removal = { compositions: [], releases: [], previews: [] };
  const entry = await noteInLog(store, async (log) => {
    removes = await planRevoke(store, log, release);
    return { kind: 'revoke', revokes: [name], removes, why };
  });
  await removeNames(store, entry, removes);
  return removes;
}

/** What a revocation removes. Throws a `UserError` for a release that visitors get. */
export async function planRevoke(store: Store, log: Log, { app, version }: ReleaseName): Promise<Removal> {
  const { versions = {}, earlier = [] } = findLive(log) ?? {};
  if (versions[app] === version)
    throw new UserError(`${app}@${version} is live: "site rollback ${app}" replaces it first`);
  if (app === 'shell' && earlier.includes(version))
    throw new UserError(
      `live pages take files from ${app}@${version}: promote a shell that was built without it first`,
    );
  const ids = await mapInParallel(await listCompositions(store), async (id) => {
    const { value } = await attempt(() => findComposition(store, id));
    return value?.apps[app]?.version === version ? [id] : [];
  });
  const previews = (await readPreviews(store)).filter(({ apps }) => apps[app]?.version === version);
  return { compositions: ids.flat(), releases: [`${app}@${version}`], previews: previews.map(({ id }) => id) };
}

/** Appends an entry that leaves the live composition as it is. */
async function noteInLog(
  store: Store,
  choose: (log: Log) => Promise<Pick<LogChange, 'kind' | 'why' | 'thaws' | 'revokes' | 'removes'>>,
): Promise<LogEntry> {
  const entry = await retryOnLog(store, async (log) => {
    const live = findLive(log);
    if (!live) throw nothingLive(store);
    const { composition, versions, earlier } = live;
    return await appendToLog(store, log.at(-1), { composition, versions, earlier, ...(await choose(log)) });
  });
  await projectHead(store);
  return entry;
}
