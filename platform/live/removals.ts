import { UserError } from '../messages/UserError.ts';
import { logKey, type Store } from '../store/Store.ts';
import type { Log } from './log.ts';
import type { LogEntry } from './logEntry.ts';

/** After this time a removal has ended or was killed: it stops itself after half of it, because clocks differ. */
const longest = 3_600_000;

/** A prune writes this key when it removes nothing more. */
const endKey = (serial: number) => logKey(serial).replace('live/', 'pruned/');

export async function endRemoval(store: Store, { serial }: LogEntry): Promise<void> {
  await store.claim(endKey(serial), Buffer.from(JSON.stringify({ serial, when: new Date().toISOString() })));
}

/** Throws a `UserError` for a removal that others will soon take for killed. */
export function checkTime({ serial, when }: LogEntry, store: Store): void {
  if (Date.now() < Date.parse(when) + longest / 2) return;
  throw new UserError(
    `number ${serial} has not removed all from ${store.name} in half an hour: run "site prune" again`,
  );
}

/** Throws a `UserError` while a prune may be removing a release or a preview: it would remove a new one of this name too. */
export async function refuseDuringRemoval(
  store: Store,
  log: Log,
  kind: 'releases' | 'previews',
  name: string,
): Promise<void> {
  for (const { serial, when, removes } of log) {
    const end = Date.parse(when) + longest;
    if (!removes?.[kind].includes(name) || end < Date.now() || (await store.get(endKey(serial)))) continue;
    throw new UserError(
      `${name} is being removed from ${store.name} by number ${serial} of the log: wait until that prune ends, or until ${new Date(end).toISOString()} if it was killed`,
    );
  }
}
