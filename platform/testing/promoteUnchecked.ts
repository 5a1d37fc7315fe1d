import { versionsOf } from '../live/log/history.ts';
import { appendToLog, readLog } from '../live/log.ts';
import { projectHead } from '../live/projectHead.ts';
import { draftWith } from '../live/promote.ts';
import type { ReleaseName } from '../release/publications.ts';
import type { Store } from '../store/Store.ts';
import { writePages } from './plainPages.ts';

/** Makes releases live as an older version of the platform has done, which did not have a rule that they break. */
export async function promoteUnchecked(store: Store, names: readonly ReleaseName[]): Promise<void> {
  const log = await readLog(store);
  const draft = await draftWith(store, log, names);
  const { content } = await writePages({ store, ...draft });
  const { id: composition, apps } = draft.composition;
  const versions = versionsOf(apps);
  await appendToLog(store, log.at(-1), { composition, content, versions, kind: 'promote', why: 'test' });
  await projectHead(store);
}
