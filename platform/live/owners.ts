import { attempt, UserError } from '../messages/UserError.ts';
import { type ReleaseName, readPublication } from '../release/publications.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { noteInLog } from './log/noteInLog.ts';
import { type Log, type LogEntry, readLog } from './log.ts';

/** The repositories by app. The log alone decides them: an app belongs to the first one that brings a release of it live. */
export type Owners = Readonly<Record<string, string>>;

/** The repository that each app belongs to; none for an app of which no release has named one. */
export const ownersOf = (log: Log): Owners => Object.assign({}, ...log.map(({ owners }) => owners));

/**
 * Throws a `UserError` for an app that belongs to another repository. A release without a repository, as of a checkout
 * without a remote, counts as one of the owner.
 */
export function refuseForeign(log: Log, app: string, repository: string | undefined): void {
  const owner = ownersOf(log)[app];
  if (!owner || !repository || owner === repository) return;
  throw new UserError(
    `${app} belongs to ${owner}, and this release is from ${repository}: hand it over with "site owner ${app} ${repository}"`,
  );
}

/** Refuses as `refuseForeign` does, for apps of the checkout of this repository. */
export async function refuseForeignApps(
  store: Store,
  apps: readonly string[],
  repository: string | undefined,
): Promise<void> {
  const log = await readLog(store);
  for (const app of apps) refuseForeign(log, app, repository);
}

/**
 * The apps that a promotion of these releases gives their first owner, undefined if there is none. Throws a `UserError` for
 * a release from a repository that does not own its app.
 */
export async function firstOwners(store: Store, log: Log, names: readonly ReleaseName[]): Promise<Owners | undefined> {
  const named = await mapInParallel(names, async ({ app, version }) => {
    // A promotion of what the log pins needs no record.
    const { value: record } = await attempt(() => readPublication(store, app, version));
    refuseForeign(log, app, record?.repository);
    return record?.repository && !ownersOf(log)[app] ? [[app, record.repository] as const] : [];
  });
  const owners = Object.fromEntries(named.flat());
  return Object.keys(owners).length > 0 ? owners : undefined;
}

/** Gives an app to a repository: from here on only its releases go live. */
export const handOver = async (store: Store, app: string, repository: string, why: string): Promise<LogEntry> =>
  await noteInLog(store, async () => ({ kind: 'owner', owners: { [app]: repository }, why }));
