import { redirectsOf } from '../../compose/redirects.ts';
import type { Reporter } from '../../messages/Reporter.ts';
import { attempt, UserError } from '../../messages/UserError.ts';
import { type PinnedRelease, publicRelease, readRelease } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import type { Log } from '../log.ts';
import { readLiveComposition } from '../readLive.ts';
import type { Draft } from './changeLive.ts';

/** Adds to a draft the addresses that visitors have and lose with it; none of a release that cannot be read. */
export async function withLost(store: Store, log: Log, draft: Draft): Promise<Draft> {
  const { value: live } = await attempt(() => readLiveComposition(store, log));
  const changed = Object.entries(live?.apps ?? {}).filter(
    ([app, { version }]) => draft.releases[app]?.version !== version,
  );
  const before = await mapInParallel(changed, async ([app, pinned]) => {
    return (await attempt(() => readRelease(store, app, pinned))).value ?? [];
  });
  const kept = new Set(addressesOf(Object.values(draft.releases)));
  return { ...draft, lost: addressesOf(before.flat().map(publicRelease)).filter((path) => !kept.has(path)) };
}

/** Lost addresses in one line, such as `/a, /b would lead to the not-found page`. */
export function describeLost(lost: readonly string[]): string {
  const shown = lost.slice(0, 5).join(', ');
  return `${shown}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''} would lead to the not-found page`;
}

/**
 * Returns a function that says which addresses a change takes from visitors. It throws a `UserError` unless they may be lost;
 * `way` is how to keep them.
 */
export const reportLoss =
  (report: Reporter, mayLose = false, way = 'give the pages that replace them "redirects" in routes.ts, or ') =>
  (addresses: readonly string[]): void => {
    if (!mayLose) throw new UserError(`${describeLost(addresses)}: ${way}confirm with --lose`);
    report.line(`warning: ${describeLost(addresses)}`);
  };

const addressesOf = (releases: readonly PinnedRelease[]): readonly string[] => [
  ...releases.flatMap(({ routes }) => routes.flatMap(({ paths }) => paths.map(({ path }) => path))),
  ...redirectsOf(releases).map(({ from }) => from),
];
