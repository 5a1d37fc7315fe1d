import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Releases } from '../compose/compose.ts';
import { findComposition } from '../compose/compositions.ts';
import { platformHash } from '../compose/platformHash.ts';
import { policyOf } from '../compose/rootFiles.ts';
import { hasAllPages } from '../compose/storedPages.ts';
import { attempt } from '../messages/attempt.ts';
import type { OnProgress } from '../messages/OnProgress.ts';
import { UserError } from '../messages/UserError.ts';
import { checkStored } from '../release/checkStored.ts';
import { readRelease, releasesOf } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { changeLive, type Draft, type LiveResult } from './changeLive.ts';
import { findPrune, nameComposition } from './compositionNames.ts';
import { disabledApps, liveAddress, platformWarnings } from './draftOf.ts';
import { earlierReleases } from './earlierReleases.ts';
import { hasRelease, isRestorable } from './isRestorable.ts';
import { findLive, isPrune, type Log, readLog } from './log.ts';
import type { LogEntry } from './logEntry.ts';
import { withLost } from './lostAddresses.ts';
import { draftWith } from './promote.ts';
import { provenApps } from './provenApps.ts';
import { nothingLive, notLive, readComposition, readLiveComposition } from './readLive.ts';
import { resumeLog } from './resumeLog.ts';
import { walkBack } from './walkBack.ts';

export interface RollBackRequest {
  readonly store: Store;
  /** Only this app; without it the whole site. */
  readonly app: string | undefined;
  /** A number of the log; without it the state before the one that is live, see `walkBack`. */
  readonly to: number | undefined;
  readonly why: string | undefined;
  /** Continues a log that has lost entries which visitors have got. */
  readonly acceptLoss?: boolean;
  readonly onProgress?: OnProgress;
  /** See `ChangeRequest`. */
  readonly onLoss?: ((addresses: readonly string[]) => void) | undefined;
}

/**
 * Makes an earlier state live again, of the whole site or of one app. Renders nothing that is stored.
 * Throws a `UserError` when there is no such state, or when a prune has removed it.
 */
export async function rollBack(request: RollBackRequest): Promise<LiveResult> {
  const { store, acceptLoss, onProgress, onLoss } = request;
  if (acceptLoss) await resumeLog(store);
  const { why, restores, compose } = await chooseState(request, await readLog(store));
  const change = { store, kind: 'rollback', why, restores, onProgress, onLoss } as const;
  return await changeLive(change, async (log) => await withLost(store, log, await compose(log)));
}

/** Drafts a rollback. */
export async function draftRollBack(request: RollBackRequest, log: Log): Promise<Draft> {
  const { compose } = await chooseState(request, log);
  return await withLost(request.store, log, await compose(log));
}

async function chooseState({ store, app, to, why }: RollBackRequest, log: Log) {
  // Choose the target once: a promotion during the attempts must not change it.
  const target = to === undefined ? await findEarlier(store, log, app) : findNumber(store, log, to);
  const version = app && (await versionAt(store, target, app));
  if (app && !version) throw new UserError(`number ${target.serial} has no app "${app}": choose another of "site log"`);
  return {
    why: why ?? `back to ${app ? `${app} of ` : ''}number ${target.serial}`,
    restores: { serial: target.serial, app },
    compose: (newest: Log) =>
      app && version ? draftWith(store, newest, [{ app, version }]) : draftOfTarget(store, newest, target),
  };
}

/** Needs nothing of what is live, because it may be damaged. */
async function draftOfTarget(store: Store, log: Log, { serial, composition: id }: LogEntry): Promise<Draft> {
  const prune = findPrune(id, log);
  if (prune)
    throw new UserError(
      `number ${serial} was removed by the prune number ${prune.serial}: choose another of "site log"`,
    );
  const { value: live } = await attempt(() => readLiveComposition(store, log));
  const previous = await readComposition(store, id);
  const composition = await composeToday(store, log, previous, live);
  const releases = await releasesOf(store, composition);
  await checkReturning(store, composition, releases, findLive(log));
  const warnings = warningsOf(composition, live);
  return { composition, releases, previous, proven: provenApps(composition, log), warnings };
}

/** Throws a `UserError` for a damaged file that visitors do not get now, and would get from a composition. */
async function checkReturning(store: Store, composition: Composition, releases: Releases, live: LogEntry | undefined) {
  for (const release of Object.values(releases))
    if (live?.versions?.[release.app] !== release.version) await checkStored(store, release);
  for (const release of await earlierReleases(store, composition))
    await checkStored(store, release, composition.apps['shell']?.unchanged?.[release.version]);
}

/** The entry of a number. Throws a `UserError` for one that the log does not have, or that made nothing live. */
export function findNumber(store: Store, log: Log, serial: number): LogEntry {
  const entry = log[serial - 1];
  if (!entry) throw new UserError(`the log of ${store.name} has no number ${serial}: "site log" lists the numbers`);
  if (isPrune(entry))
    throw new UserError(`number ${serial} is a prune and made nothing live: choose another of "site log"`);
  return entry;
}

/** The newest earlier entry with another composition, or another release of the app, that the store still holds. */
async function findEarlier(store: Store, log: Log, app: string | undefined): Promise<LogEntry> {
  const live = findLive(log);
  if (!live) throw nothingLive(store);
  const { value: composition, problem } = await attempt(() => readLiveComposition(store, log));
  if (app && problem) throw new UserError(problem);
  const current = app && composition?.apps[app]?.version;
  if (app && !current) throw notLive(app);
  for (const entry of walkBack(log, app)) {
    if (entry.composition === live.composition) continue;
    if (!app && (await isRestorable(store, log, entry))) {
      const target = await readComposition(store, entry.composition);
      if ((await composeToday(store, log, target, composition)).id !== live.composition) return entry;
    }
    const { value: version } = await attempt(async () => app && (await versionAt(store, entry, app)));
    if (app && version && version !== current && (await hasRelease(store, app, { version }))) return entry;
  }
  throw new UserError(
    `${app ?? 'the site'} has no earlier state in ${store.name}: "site log" lists the states, "site promote" makes a published release live`,
  );
}

/**
 * An earlier composition at the present address of the site, which a rollback keeps; a damaged state has no address. Pages
 * that are not kept are what the platform writes today.
 */
async function composeToday(store: Store, log: Log, target: Composition, live: Composition | undefined) {
  const { apps, platform } = target;
  const site = liveAddress(live ?? target);
  const kept = nameComposition({ site, platform, apps }, log);
  const stored = await findComposition(store, kept.id);
  if (stored && (await hasAllPages(store, stored))) return kept;
  const { value: shell } = await attempt(() => readRelease(store, 'shell', apps['shell'] ?? { version: '' }));
  return nameComposition({ site, platform: platformHash(policyOf(shell ? { shell } : {})), apps }, log);
}

/** Returns a message for each change that a rollback makes beside the releases. */
function warningsOf(composition: Composition, live: Composition | undefined): readonly string[] {
  const stillDisabled = disabledApps(composition);
  const enabled = [...disabledApps(live)].filter((app) => !stillDisabled.has(app));
  return [...enabled.map((app) => `${app} is no longer disabled`), ...platformWarnings(composition, live)];
}

/** The release of an app that an entry made live; old entries do not name it themselves. */
async function versionAt(store: Store, { versions, composition }: LogEntry, app: string): Promise<string | undefined> {
  if (versions) return Object.hasOwn(versions, app) ? versions[app] : undefined;
  const { apps = {} } = (await findComposition(store, composition)) ?? {};
  return Object.hasOwn(apps, app) ? apps[app]?.version : undefined;
}
