import type { Composition } from '@mirqam/shared/contract/Composition';
import { compose, type Releases } from '../compose/compose.ts';
import { siteAddress } from '../compose/siteAddress.ts';
import type { Store } from '../store/Store.ts';
import type { Draft } from './changeLive.ts';
import { nameComposition } from './compositionNames.ts';
import { findUnchanged } from './findUnchanged.ts';
import type { Log } from './log.ts';

/**
 * Drafts the composition of these releases; without `disabled`, the apps that `previous` disables stay disabled. Throws a
 * `UserError` for what `compose` refuses.
 */
export async function draftOf(
  store: Store,
  log: Log,
  releases: Releases,
  previous: Composition | undefined,
  disabled: ReadonlySet<string> = disabledApps(previous),
): Promise<Draft> {
  const unchanged = await findUnchanged(store, releases['shell'], previous);
  const composition = compose(releases, disabled, siteAddress(), unchanged);
  return { composition: nameComposition(composition, log), releases, previous };
}

/** The apps whose code a composition does not load. */
export const disabledApps = (composition: Composition | undefined): Set<string> =>
  new Set(Object.entries(composition?.apps ?? {}).flatMap(([app, { disabled }]) => (disabled ? [app] : [])));
