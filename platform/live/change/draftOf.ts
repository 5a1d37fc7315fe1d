import type { Composition, SiteAddress } from '@mirqam/shared/contract/Composition';
import { compose, type Releases } from '../../compose/compose.ts';
import { siteAddress } from '../../compose/siteAddress.ts';
import type { StoredComposition } from '../../release/schemas.ts';
import type { Log } from '../log.ts';
import type { Draft } from './changeLive.ts';
import { provenApps } from './provenApps.ts';

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
 * The address of a composition, with what its pages report and where; of the first one, and as today's `homepage` describes it, that
 * of this process.
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
