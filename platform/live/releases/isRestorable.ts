import type { CompositionApp } from '@mirqam/shared/contract/Composition';
import { readComposition } from '../../compose/compositions.ts';
import { attempt } from '../../messages/UserError.ts';
import { readRelease } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import type { LogEntry } from '../log/logEntry.ts';
import type { Log } from '../log.ts';
import { findHeldBack } from './heldBack.ts';

/** Whether the store still holds what a rollback of the whole site to an entry needs. */
export async function isRestorable(store: Store, log: Log, entry: LogEntry): Promise<boolean> {
  const names = Object.entries(entry.versions).map(([app, version]) => ({ app, version }));
  if (names.some((name) => findHeldBack(log, name)?.isRevoked)) return false;
  const { value: stored } = await attempt(() => readComposition(store, entry));
  const isUsable = await mapInParallel(Object.entries(stored?.apps ?? {}), ([app, pinned]) =>
    hasRelease(store, app, pinned),
  );
  return stored !== undefined && isUsable.every(Boolean);
}

/** Whether the store holds a release that can go live: not damaged, of this contract, and as it was pinned. */
export async function hasRelease(
  store: Store,
  app: string,
  pinned: Pick<CompositionApp, 'version' | 'releaseHash'>,
): Promise<boolean> {
  return (await attempt(() => readRelease(store, app, pinned))).problem === undefined;
}
