import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '@mirqam/shared/contract/Composition';
import { compositionHash, readComposition } from '../compose/compositions.ts';
import { findDamagedPages } from '../compose/pages/pageFiles.ts';
import { platformHash } from '../compose/platformHash.ts';
import type { OnProgress } from '../messages/Reporter.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { checkStored } from '../release/readStored.ts';
import { policyOf, type Releases, readRelease, releasesOf } from '../release/releases.ts';
import type { StoredComposition } from '../release/schemas.ts';
import type { Store } from '../store/Store.ts';
import { changeLive, type Draft, type LiveResult } from './change/changeLive.ts';
import { disabledApps, liveAddress, platformWarnings, provenApps } from './change/draftOf.ts';
import { withLost } from './change/lostAddresses.ts';
import { walkBack } from './log/history.ts';
import { resumeLog } from './log/resumeLog.ts';
import { findLive, type Log, type LogEntry, readLog } from './log.ts';
import { draftWith } from './promote.ts';
import { nothingLive, notLive, readLiveComposition } from './readLive.ts';
import { hasRelease, isRestorable } from './releases/storedReleases.ts';

export interface RollBackRequest {
  readonly store: Store;
  /** Only this app; without it the whole site. */
  readonly app?: string | undefined;
  /** A number of the log; without it the state before the one that is live, see `walkBack`. */
  readonly to?: number | undefined;
  readonly why?: string | undefined;
  /** The versions that it may replace: another live one of these apps was deployed by somebody else. */
  readonly replaces?: Readonly<Record<string, string>>;
  /** Continues a log that has lost entries which visitors have got. */
  readonly acceptLoss?: boolean;
  readonly onProgress?: OnProgress;
  /** See `ChangeRequest`. */
  readonly onLoss?: ((addresses: readonly string[]) => void) | undefined;
}

/**
 * Makes an earlier state live again, of the whole site or of one app. Renders no page that is stored.
 * Throws a `UserError` when there is no such state, or when the store has lost it.
 */
export async function rollBack(request: RollBackRequest): Promise<LiveResult> {
  const { store, acceptLoss, onProgress, onLoss } = request;
  if (acceptLoss) await resumeLog(store);
  const { why, restores, compose } = await chooseState(request, await readLog(store));
  const change = { store, kind: 'rollback', why, restores, onProgress, onLoss } as const;
  return await changeLive(change, async (log) => {
    refuseReplaced(log, request);
    return await withLost(store, log, await compose(log));
  });
}

function refuseReplaced(log: Log, { replaces = {} }: RollBackRequest) {
  const { versions = {}, serial } = findLive(log) ?? {};
  for (const [app, version] of Object.entries(replaces))
    if (versions[app] !== version)
      throw new UserError(`somebody has replaced ${app}@${version} up to number ${serial}: nothing is rolled back`);
}

/** Drafts a rollback. */
export async function draftRollBack(request: RollBackRequest, log: Log): Promise<Draft> {
  const { compose } = await chooseState(request, log);
  return await withLost(request.store, log, await compose(log));
}

async function chooseState({ store, app, to, why }: RollBackRequest, log: Log) {
  // Choose the target once: a promotion during the attempts must not change it.
  const target = to === undefined ? await findEarlier(store, log, app) : findNumber(store, log, to);
  const version = app && target.versions[app];
  if (app && !version) throw new UserError(`number ${target.serial} has no app "${app}": choose another of "site log"`);
  return {
    why: why ?? `back to ${app ? `${app} of ` : ''}number ${target.serial}`,
    restores: { serial: target.serial, app },
    compose: (newest: Log) =>
      app && version ? draftWith(store, newest, [{ app, version }]) : draftOfTarget(store, newest, target),
  };
}

/** Needs nothing of what is live, because it may be damaged. */
async function draftOfTarget(store: Store, log: Log, target: LogEntry): Promise<Draft> {
  const { value: live } = await attempt(() => readLiveComposition(store, log));
  const stored = await readComposition(store, target);
  const { composition, soundPages } = await composeToday(store, stored, live);
  const releases = await releasesOf(store, composition);
  await checkReturning(store, releases, findLive(log));
  const warnings = warningsOf(composition, live);
  const proven = provenApps(composition, log);
  return { composition, releases, previous: live ?? stored, proven, warnings, soundPages };
}

/** Throws a `UserError` for a damaged file that visitors do not get now, and would get from a composition. */
async function checkReturning(store: Store, releases: Releases, live: LogEntry | undefined) {
  for (const release of Object.values(releases))
    if (live?.versions[release.app] !== release.version) await checkStored(store, release);
}

/** The entry of a number. Throws a `UserError` for one that the log does not have. */
export function findNumber(store: Store, log: Log, serial: number): LogEntry {
  const entry = log[serial - 1];
  if (entry) return entry;
  throw new UserError(`the log of ${store.name} has no number ${serial}: "site log" lists the numbers`);
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
      const target = await readComposition(store, entry);
      // Kept pages are not the live ones, so whether they are sound matters only if those of today are.
      if ((await composeAgain(store, target, composition)).id !== live.composition) return entry;
      if ((await composeToday(store, target, composition)).composition.id !== live.composition) return entry;
    }
    const version = app && entry.versions[app];
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
async function composeToday(
  store: Store,
  target: StoredComposition,
  live: Composition | undefined,
): Promise<Pick<Draft, 'composition' | 'soundPages'>> {
  const { apps, platform, site, pages } = target;
  const isKept =
    isDeepStrictEqual(liveAddress(live ?? target), site) && (await findDamagedPages(store, pages)).length === 0;
  if (isKept) return { composition: nameComposition({ site, platform, apps }), soundPages: pages };
  return { composition: await composeAgain(store, target, live) };
}

/** An earlier composition at the present address of the site, with what the platform writes today. */
async function composeAgain(store: Store, target: StoredComposition, live: Composition | undefined) {
  const { apps } = target;
  const site = liveAddress(live ?? target);
  const { value: shell } = await attempt(() => readRelease(store, 'shell', apps['shell'] ?? { version: '' }));
  return nameComposition({ site, platform: platformHash(policyOf(shell ? { shell } : {})), apps });
}

const nameComposition = (content: Omit<Composition, 'id'>): Composition => ({
  id: compositionHash(content),
  ...content,
});

/** Returns a message for each change that a rollback makes beside the releases. */
function warningsOf(composition: Composition, live: Composition | undefined): readonly string[] {
  const stillDisabled = disabledApps(composition);
  const enabled = [...disabledApps(live)].filter((app) => !stillDisabled.has(app));
  return [...enabled.map((app) => `${app} is no longer disabled`), ...platformWarnings(composition, live)];
}
