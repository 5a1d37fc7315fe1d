import type { CompositionApp, SiteAddress } from '@mirqam/shared/contract/Composition';
import { readComposition } from '../compose/compositions.ts';
import { acceptedFault } from '../compose/pages/openPageFinder.ts';
import { platformHash } from '../compose/platformHash.ts';
import { attempt, UserError } from '../messages/UserError.ts';
import { checkCode } from '../release/checkCode.ts';
import { checkFiles } from '../release/checkFiles.ts';
import { checkRoutes } from '../release/checkRoutes.ts';
import type { ReleaseName } from '../release/publications.ts';
import { checkStored, readStored } from '../release/readStored.ts';
import { type PinnedRelease, publicRelease, readRelease, releasesOf } from '../release/releases.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { type ChangeRequest, changeLive, type Draft, type LiveResult } from './change/changeLive.ts';
import { checkRemote, disabledApps, draftOf } from './change/draftOf.ts';
import { withLost } from './change/lostAddresses.ts';
import { findLive, type Log, type LogEntry } from './log.ts';
import { firstOwners } from './owners.ts';
import { readLiveComposition } from './readLive.ts';
import { refuseHeldBack } from './releases/heldBack.ts';

/**
 * Makes releases live in place of the live ones of the same apps, at the address of the site or at a new one. `choose` is
 * called again when somebody else has changed what is live. Takes the `retired` remotes off the site.
 */
export async function promote(
  request: ChangeRequest,
  choose: readonly ReleaseName[] | (() => Promise<readonly ReleaseName[]>),
  site?: SiteAddress,
  retired?: readonly string[],
): Promise<LiveResult> {
  return await changeLive(request, async (log) => {
    const names = typeof choose === 'function' ? await choose() : choose;
    return await draftPromotion(request.store, log, names, site, retired);
  });
}

/**
 * Drafts a promotion, which alone checks the rules for releases: a rollback does not, so that a release from before a rule can
 * return.
 */
export async function draftPromotion(
  store: Store,
  log: Log,
  names: readonly ReleaseName[],
  site?: SiteAddress,
  retired?: readonly string[],
): Promise<Draft> {
  refuseHeldBack(log, names);
  const changed = (await readChecked(store, log, names)).map(publicRelease);
  const isSites = site !== undefined || names.some(({ app }) => app === 'shell');
  const owners = await firstOwners(store, log, names);
  return { ...(await judge(store, log, await draftReplacing(store, log, changed, site, retired), isSites)), owners };
}

/**
 * Adds warnings and the addresses that visitors lose. Throws a `UserError` for what a promotion refuses. `isSites` says that
 * the draft brings the shell or all apps.
 */
export async function judge(store: Store, log: Log, draft: Draft, isSites: boolean): Promise<Draft> {
  const judged = await withLost(store, log, await judgeReleases(store, draft));
  return isSites ? judged : { ...judged, warnings: [...(judged.warnings ?? []), ...judgePlatform(draft)] };
}

/** Policy, headers and root files are those of the live shell; how a composition stands in pages is up to this checkout. */
function judgePlatform({ composition: { platform }, previous, releases }: Draft): readonly string[] {
  if (!previous?.platform || !releases['shell']?.policy) return [];
  if (platform !== previous.platform)
    throw new UserError(
      'this checkout writes every page of the site in another form than the live shell: deploy the shell with it, as in "site deploy shell legal", or leave the promotion to its repository, as in "site deploy legal --publish-only"',
    );
  if (platform === platformHash()) return [];
  return [
    'the site keeps its security policy, headers and files at the root: "site deploy shell" brings those of here',
  ];
}

/** Drafts a preview: a promotion that keeps the pages which only previews show. */
export async function draftPreview(store: Store, log: Log, names: readonly ReleaseName[]): Promise<Draft> {
  return await judgeReleases(store, await draftReplacing(store, log, await readChecked(store, log, names)));
}

/**
 * Adds a warning for each rule that the live routes break already. Throws a `UserError` for a rule that only these break,
 * and for a release that is not live yet and has files that the site does not serve, or code that `checkCode` refuses.
 */
async function judgeReleases(store: Store, draft: Draft): Promise<Draft> {
  const { previous, releases } = draft;
  const isNew = ({ app, version }: PinnedRelease) => previous?.apps[app]?.version !== version;
  await mapInParallel(Object.values(releases).filter(isNew), async (release) => {
    checkFiles(release);
    await checkCode(release, readStored(store, release));
  });
  const live = await mapInParallel(Object.entries(previous?.apps ?? {}), async ([app, pinned]) => {
    const own = releases[app];
    return own?.version === pinned.version ? own : (await attempt(() => readRelease(store, app, pinned))).value;
  });
  // In the order of `live`, because a message about two pages names them in the order of their apps.
  const changed = Object.values(releases).sort((one, other) => (one.app < other.app ? -1 : 1));
  const known = checkRoutes(
    changed,
    live.flatMap((release) => release ?? []),
  );
  return { ...draft, warnings: [...(draft.warnings ?? []), ...known.map(acceptedFault)] };
}

/** Drafts the live composition with other releases of some apps. */
export async function draftWith(store: Store, log: Log, names: readonly ReleaseName[]): Promise<Draft> {
  const changed = await readChecked(store, log, names);
  return await draftReplacing(store, log, changed.map(publicRelease));
}

/** Drafts the live composition with these releases. A disabled app stays disabled, even if it was retired in between. */
export async function draftReplacing(
  store: Store,
  log: Log,
  changed: readonly PinnedRelease[],
  site?: SiteAddress,
  retired: readonly string[] = [],
): Promise<Draft> {
  const { previous, warnings } = await readPrevious(store, log, changed);
  for (const app of retired) {
    checkRemote(app, previous?.apps ?? {});
    if (changed.some((release) => release.app === app))
      throw new UserError(`${app} cannot be deployed and retired at once: name it once, or remove its folder`);
  }
  const others = Object.entries(previous?.apps ?? {}).filter(
    ([app]) => !retired.includes(app) && changed.every((release) => release.app !== app),
  );
  const releases = {
    ...(await releasesOf(store, { apps: Object.fromEntries(others) })),
    ...Object.fromEntries(changed.map((release) => [release.app, release])),
  };
  const disabled = disabledApps(previous);
  for (const { app } of changed) {
    const last = previous?.apps[app] ? undefined : log.findLast(({ versions }) => versions[app]);
    if ((await findPinned(store, last, app))?.disabled) disabled.add(app);
  }
  const draft = draftOf(log, releases, previous, { disabled, site });
  return { ...draft, warnings: [...(draft.warnings ?? []), ...warnings] };
}

/** The composition that is live; none, with a warning, where the store has lost it and the releases replace all of it. */
async function readPrevious(store: Store, log: Log, changed: readonly PinnedRelease[]) {
  const { value: previous, problem } = await attempt(() => readLiveComposition(store, log));
  const apps = Object.keys(findLive(log)?.versions ?? {});
  const isReplaced = apps.length > 0 && apps.every((app) => changed.some((release) => release.app === app));
  if (problem === undefined) return { previous, warnings: [] };
  if (!isReplaced) throw new UserError(problem);
  const warning = 'the state before is lost: every remote is enabled, "site disable" switches one off again';
  return { previous: undefined, warnings: [warning] };
}

/** Reads releases and checks their files. */
const readChecked = async (store: Store, log: Log, names: readonly ReleaseName[]): Promise<readonly PinnedRelease[]> =>
  await mapInParallel(names, async ({ app, version }) => {
    // A lost composition pins nothing: the record of the release says which it is.
    const newest = log.findLast(({ versions }) => versions[app] === version);
    const pinned = await findPinned(store, newest, app);
    const release = await readRelease(store, app, pinned ?? { version });
    await checkStored(store, release);
    return release;
  });

/** An app as a state pins it; undefined if the store has lost the state. */
async function findPinned(store: Store, state: LogEntry | undefined, app: string): Promise<CompositionApp | undefined> {
  const { value: composition } = await attempt(async () => state && (await readComposition(store, state)));
  return composition?.apps[app];
}
