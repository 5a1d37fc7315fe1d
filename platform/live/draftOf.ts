import type { Composition, SiteAddress } from '@mirqam/shared/contract/Composition';
import { compose, type Releases } from '../compose/compose.ts';
import { siteAddress } from '../compose/siteAddress.ts';
import type { Store } from '../store/Store.ts';
import type { Draft } from './changeLive.ts';
import { nameComposition } from './compositionNames.ts';
import { findUnchanged } from './findUnchanged.ts';
import type { Log } from './log.ts';
import { provenApps } from './provenApps.ts';

interface Changes {
  /** The apps whose code pages do not load; by default those that the previous composition disables. */
  readonly disabled?: ReadonlySet<string>;
  /** The address of the site; by default that of the previous composition, so that only a move changes it. */
  readonly site?: SiteAddress | undefined;
}

/** Drafts the composition of these releases. Throws a `UserError` for what `compose` refuses. */
export async function draftOf(
  store: Store,
  log: Log,
  releases: Releases,
  previous: Composition | undefined,
  { disabled = disabledApps(previous), site = previous?.site ?? siteAddress() }: Changes = {},
): Promise<Draft> {
  const unchanged = await findUnchanged(store, releases['shell'], previous);
  const composition = nameComposition(compose(releases, disabled, site, unchanged), log);
  return { composition, releases, previous, proven: provenApps(composition, log) };
}

/** The apps whose code a composition does not load. */
export const disabledApps = (composition: Composition | undefined): Set<string> =>
  new Set(Object.entries(composition?.apps ?? {}).flatMap(([app, { disabled }]) => (disabled ? [app] : [])));
