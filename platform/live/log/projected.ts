import { UserError } from '../../messages/UserError.ts';
import { type LogPosition, logKey, type Store } from '../../store/Store.ts';

// A marker names each log entry before visitors get it: a log that ends before the newest marker has lost entries.
const folder = 'projected/';
const markerKey = (serial: number) => logKey(serial).replace('live/', folder);
const markerOf = ({ serial, composition, nonce }: LogPosition) =>
  Buffer.from(JSON.stringify({ serial, composition, nonce }));

const serialOf = (key: string) => Number(/(\d{8})\.json$/.exec(key)?.[1] ?? 0);

/** The newest number of the log that visitors get or have begun to get; 0 before the first. */
export async function newestProjected(store: Store): Promise<number> {
  return Math.max(0, ...(await store.list(folder)).map(serialOf));
}

/** Whether this entry, and no other of its number, is the one that visitors get or have begun to get. */
export const isMarked = async (store: Store, entry: LogPosition): Promise<boolean> =>
  Boolean((await store.get(markerKey(entry.serial)))?.equals(markerOf(entry)));

/** Names an entry as the one that visitors are about to get. Throws a `UserError` when they got another one of its number. */
export async function markProjected(store: Store, entry: LogPosition): Promise<void> {
  if (!(await store.claim(markerKey(entry.serial), markerOf(entry))))
    throw lostEntries(store, entry.serial, entry.serial);
}

/** Removes the markers before that of an entry. */
export async function removeOlderMarkers(store: Store, { serial }: LogPosition): Promise<void> {
  await store.remove((await store.list(folder)).filter((key) => serialOf(key) < serial));
}

/** The error for a log whose end is not what visitors have got already. */
export function lostEntries(store: Store, projected: number, head: number): UserError {
  const fault =
    projected > head
      ? `the log of ${store.name} ends at number ${head}, but visitors have got number ${projected}`
      : `the log of ${store.name} has another number ${head} than visitors have got`;
  const wayOn = head > 0 ? `, or run "site rollback --to ${head} --accept-loss" to go on without what is lost` : '';
  return new UserError(`${fault}: restore "live" from a newer copy${wayOn}`);
}
