import { readComposition } from '../../compose/compositions.ts';
import { pageList } from '../../compose/pages/pageFiles.ts';
import { attempt } from '../../messages/attempt.ts';
import type { Store } from '../../store/Store.ts';
import { isShown } from '../log/projected.ts';
import { readHead } from '../log.ts';
import { projectHead } from '../projectHead.ts';
import type { Findings } from './Findings.ts';

/** Visitors get what the log says is live. `checkLog` reports a log that cannot say it. */
export async function checkProjection(store: Store, isRepairing: boolean): Promise<Findings> {
  const { value: live } = await attempt(() => readHead(store));
  if (!live) return { checked: {}, repaired: [], problems: [] };
  const { value: composition, problem } = await attempt(() => readComposition(store, live));
  if (!composition) return { checked: {}, repaired: [], problems: [problem ?? ''] };
  const { value: isLiveShown, problem: unreadable } = await attempt(() => isShown(store, live));
  if (unreadable) return { checked: {}, repaired: [], problems: [unreadable] };
  if (isLiveShown) {
    const changed = await store.findChanged(live, pageList(store, composition.pages));
    const problems = changed.map(
      (key) => `visitors get ${key}, which is not as it was promoted: remove it, then run "site verify --repair"`,
    );
    return { checked: {}, repaired: [], problems };
  }
  const unfinished = `visitors do not get number ${live.serial} of the log`;
  if (!isRepairing) return { checked: {}, repaired: [], problems: [`${unfinished}: run "site verify --repair"`] };
  const { problem: reason } = await attempt(() => projectHead(store));
  if (reason) return { checked: {}, repaired: [], problems: [`${unfinished}: ${reason}`] };
  return { checked: {}, repaired: [`visitors get number ${live.serial} of the log`], problems: [] };
}
