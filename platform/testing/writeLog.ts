import { entryHash, type LogEntry } from '../live/log.ts';
import { integrityOf } from '../release/hash.ts';
import { logKey, type Store } from '../store/Store.ts';

/** Writes a log of these entries, each with its own hash and that of the one before. */
export async function writeLog(
  store: Store,
  entries: readonly Pick<LogEntry, 'when' | 'versions'>[] | readonly LogEntry[],
): Promise<void> {
  let previous: string | undefined;
  for (const [index, entry] of entries.entries()) {
    const { hash: _, ...fields } = {
      composition: '0'.repeat(32),
      content: integrityOf(''),
      kind: 'promote',
      who: 'test',
      why: 'test',
      nonce: String(index),
      hash: '',
      ...entry,
      serial: index + 1,
      previous,
    };
    const known = JSON.parse(JSON.stringify(fields));
    const bytes = Buffer.from(JSON.stringify({ ...known, hash: entryHash(known) }));
    await store.replace(logKey(index + 1), bytes);
    previous = integrityOf(bytes);
  }
}
