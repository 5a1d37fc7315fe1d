import type { Composition, SiteAddress } from '@mirqam/shared/contract/Composition';
import { compose } from '../../compose/compose.ts';
import { siteAddress } from '../../compose/siteAddress.ts';
import { UserError } from '../../messages/UserError.ts';
import type { Releases } from '../../release/releases.ts';
import type { StoredComposition } from '../../release/schemas.ts';
import type { Store } from '../../store/Store.ts';
import type { Log } from '../log.ts';
import { notLive, readLive } from '../readLive.ts';
import type { Draft } from './changeLive.ts';
import { withLost } from './lostAddresses.ts';

interface Changes {
  /** The apps whose code pages do not load; by default those that the previous composition disables. */
  readonly disabled?: ReadonlySet<string>;
  /** The address of the site; by default that of the previous composition, so that only a move changes it. */
  readonly site?: SiteAddress | undefined;
}

/** Drafts the composition of these releases. Throws a `UserError` for what `compose` refuses. */
export function draftOf(
  log: Log,
  releases: Releases,
  previous: StoredComposition | undefined,
  { disabled = disabledApps(previous), site = liveAddress(previous) }: Changes = {},
): Draft {
  const composition = compose(releases, disabled, site);
  const warnings = platformWarnings(composition, previous);
  return { composition, releases, previous, proven: provenApps(composition, log), warnings };
}

/**
 * The address of the next composition. It stays that of the live one at another origin. At the same origin, or if nothing is
 * live, it is that of this process, and keeps where the live pages report failures and views.
 */
export function liveAddress(composition: Composition | undefined): SiteAddress {
  const { reports: _, views: __, ...own } = siteAddress();
  const { site = siteAddress() } = composition ?? {};
  if (site.origin !== own.origin) return site;
  const { reports, views } = site;
  return { ...own, ...(reports ? { reports } : {}), ...(views ? { views } : {}) };
}

/** A warning where another version of the platform has written what is live, because every page changes with it. */
export const platformWarnings = ({ platform }: Composition, live: Composition | undefined): readonly string[] =>
  live?.platform && live.platform !== platform
    ? ['the security policy, headers or files at the root differ from those that were live']
    : [];

/** The apps whose code a composition does not load. */
export const disabledApps = (composition: Composition | undefined): Set<string> =>
  new Set(Object.entries(composition?.apps ?? {}).flatMap(([app, { disabled }]) => (disabled ? [app] : [])));

/**
 * The apps of a composition whose releases were live together with its shell, if all its releases were live before. Their
 * pages have passed the rules of their time, so a rule that is newer does not block their return. A release that was never
 * live proves nothing: its menus are part of every page.
 */
export function provenApps({ apps }: Pick<Composition, 'apps'>, log: Log): ReadonlySet<string> {
  const names = Object.keys(apps);
  const wereLive = (together: readonly string[]) =>
    log.some(({ versions }) => together.every((app) => versions[app] === apps[app]?.version));
  return new Set(names.every((app) => wereLive([app])) ? names.filter((app) => wereLive(['shell', app])) : []);
}

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

/**
 * Drafts what is live without the pages of an app; its releases stay in the store, to be promoted again.
 * Throws a `UserError` for an app that is not a live remote.
 */
export async function draftRetirement(store: Store, log: Log, app: string): Promise<Draft> {
  const { composition, releases } = await readLive(store, log);
  checkRemote(app, releases);
  const { [app]: _, ...others } = releases;
  return await withLost(store, log, draftOf(log, others, composition));
}

/** Throws a `UserError` for the shell and for an app that is not live. */
export function checkRemote(app: string, live: Readonly<Record<string, unknown>>): void {
  if (app === 'shell') throw new UserError('the shell cannot be disabled, enabled or retired: name a remote');
  if (!live[app]) throw notLive(app);
}
