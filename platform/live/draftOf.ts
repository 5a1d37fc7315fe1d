import type { Composition } from '@mirqam/shared/contract/Composition';
import { compose, type Releases } from '../compose/compose.ts';
import type { Draft } from './changeLive.ts';
import { nameComposition } from './compositionNames.ts';
import type { Log } from './log.ts';

/** Composes releases to replace what is live; without `disabled`, the disabled apps stay disabled. */
export function draftOf(
  log: Log,
  releases: Releases,
  previous: Composition | undefined,
  disabled: ReadonlySet<string> = disabledApps(previous),
): Draft {
  return { composition: nameComposition(compose(releases, disabled), log), releases, previous };
}

export const disabledApps = (composition: Composition | undefined): Set<string> =>
  new Set(Object.entries(composition?.apps ?? {}).flatMap(([app, { disabled }]) => (disabled ? [app] : [])));
