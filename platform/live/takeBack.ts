import { attempt, UserError } from '../messages/UserError.ts';
import { listReleases, publicationKey, type ReleaseName } from '../release/publications.ts';
import { readPublicKeys } from '../release/publicKeys.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { noteInLog } from './log/noteInLog.ts';
import { findLive, type Log, type LogEntry, readLog } from './log.ts';
import { previewKey, readPreviews } from './preview.ts';
import { findHeldBack } from './releases/heldBack.ts';
import { removeKeys } from './sweep.ts';

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
 * Makes sure that a release never returns: removes its record, the previews that hold it, and the public files that no other
 * release has, so that open tabs cannot load its code. A sweep removes the rest. Resolves to what holds it. Throws a
 * `UserError` as `planRevoke` does.
 */
export async function revoke(store: Store, release: ReleaseName, why: string) {
  const name = `${release.app}@${release.version}`;
  await noteInLog(store, async (log) => {
    await planRevoke(store, log, release);
    return { kind: 'revoke', revokes: [name], why };
  });
  const holders = await planRevoke(store, await readLog(store), release);
  await removeKeys(store, [
    ...(await filesOnlyOf(store, release)),
    publicationKey(release.app, release.version),
    ...holders.previews.map(previewKey),
  ]);
  return holders;
}

/** The public keys of a release that no other release has too. */
async function filesOnlyOf(store: Store, { app, version }: ReleaseName): Promise<readonly string[]> {
  const keysOf = async (name: ReleaseName) => (await attempt(() => readPublicKeys(store, name))).value ?? [];
  const others = (await listReleases(store)).filter((name) => name.app === app && name.version !== version);
  const kept = new Set((await mapInParallel(others, keysOf)).flat());
  return (await keysOf({ app, version })).filter((key) => !kept.has(key));
}

/** Whether a release was published, waits for a promotion, or is revoked already. */
async function isKnown(store: Store, log: Log, release: ReleaseName): Promise<boolean> {
  const { app, version } = release;
  const keys = [...(await store.list(`releases/${app}/`)), ...(await store.list(`published/${app}/`))];
  return keys.some((key) => key.endsWith(`/${version}.json`)) || findHeldBack(log, release) !== undefined;
}

/**
 * Finds the compositions and previews that hold a release. Throws a `UserError` for a release that visitors get, and for one
 * that nobody has published.
 */
export async function planRevoke(store: Store, log: Log, { app, version }: ReleaseName) {
  const { versions = {} } = findLive(log) ?? {};
  if (versions[app] === version)
    throw new UserError(`${app}@${version} is live: "site rollback ${app}" replaces it first`);
  const states = log.filter((entry) => entry.versions[app] === version);
  const previews = (await readPreviews(store)).filter(({ apps }) => apps[app]?.version === version);
  if (states.length + previews.length === 0 && !(await isKnown(store, log, { app, version })))
    throw new UserError(`${app}@${version} is not in ${store.name}: "site releases ${app}" lists its releases`);
  return {
    compositions: [...new Set(states.map(({ composition }) => composition))],
    previews: previews.map(({ id }) => id),
  };
}
