import type { Store } from '../../store/Store.ts';
import { appendToLog, findLive, type Log, type LogChange, type LogEntry, retryOnLog } from '../log.ts';
import { projectHead } from '../projectHead.ts';
import { nothingLive } from '../readLive.ts';

/** What a command says without changing what visitors get. */
type Note = Pick<LogChange, 'kind' | 'why' | 'thaws' | 'revokes' | 'owners'>;

/** Appends an entry that leaves the live composition as it is. Throws a `UserError` when nothing is live. */
export async function noteInLog(store: Store, choose: (log: Log) => Promise<Note>): Promise<LogEntry> {
  const entry = await retryOnLog(store, async (log) => {
    const live = findLive(log);
    if (!live) throw nothingLive(store);
    const { composition, content, versions } = live;
    return await appendToLog(store, log.at(-1), { composition, content, versions, ...(await choose(log)) });
  });
  await projectHead(store);
  return entry;
}
