import { UserError } from '../messages/UserError.ts';
import { logKey, type Store } from '../store/Store.ts';
import type { Log } from './log.ts';
import type { LogEntry } from './logEntry.ts';

/** After this time a removal has ended or was killed: a running one stops itself after half of it. */
const longest = 3_600_000;

/** A prune writes this key when its removal has ended. */
const endKey = (serial: number) => logKey(serial).replace('live/', 'pruned/');

/** Records that the removal of an entry has ended. */
export async function endRemoval(store: Store, { serial }: LogEntry): Promise<void> {
  await store.claim(endKey(serial), Buffer.from(JSON.stringify({ serial, when: await store.now() })));
}

/** Removes the keys of removals so old that no command reads them. */
export async function removeOldEnds(store: Store, log: Log): Promise<void> {
  const now = Number(await store.now());
  const old = log.filter(({ removes, when }) => removes && Date.parse(when) + longest < now);
  const keys = new Set(await store.list('pruned/'));
  await store.remove(old.map(({ serial }) => endKey(serial)).filter((key) => keys.has(key)));
}

/** Throws a `UserError` for a removal that other commands will soon consider killed. */
export async function checkTime({ serial, when }: LogEntry, store: Store): Promise<void> {
  if (Number(await store.now()) < Date.parse(when) + longest / 2) return;
  throw new UserError(
    `the prune number ${serial} has not finished in ${store.name} after half an hour: run "site prune" again`,
  );
}

/** Throws a `UserError` while a prune may be removing a release or a preview: it would also remove a new one with this name. */
export async function refuseDuringRemoval(
  store: Store,
  log: Log,
  kind: 'releases' | 'previews',
  name: string,
): Promise<void> {
  const now = Number(await store.now());
  for (const { serial, when, removes } of log) {
    const end = Date.parse(when) + longest;
    if (!removes?.[kind].includes(name) || end < now || (await store.get(endKey(serial)))) continue;
    throw new UserError(
      `${name} is being removed from ${store.name} by number ${serial} of the log: wait until that prune ends, or until ${new Date(end).toISOString()} if it was killed`,
    );
  }
}
