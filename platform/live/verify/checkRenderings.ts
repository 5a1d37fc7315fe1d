import { findRendering, renderingName } from '../../compose/renderings.ts';
import type { OnProgress } from '../../messages/OnProgress.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import type { Findings } from './Findings.ts';

/** Every rendering has the name of its content. A repair removes a damaged one: its page is rendered again when it is needed. */
export async function checkRenderings(store: Store, isRepairing: boolean, onProgress?: OnProgress): Promise<Findings> {
  const keys = await store.list('renderings/');
  const foreign = keys.filter((key) => renderingName(key) === undefined);
  let checked = 0;
  const isSound = await mapInParallel(keys, async (key) => {
    const name = renderingName(key);
    onProgress?.(++checked, keys.length, 'renderings');
    return name === undefined || (await findRendering(store, name)) !== undefined;
  });
  const damaged = keys.filter((_, index) => !isSound[index]);
  if (isRepairing) await store.remove(damaged);
  const problems = foreign.map((key) => `${key} is not a rendering: find out who wrote it, and remove it`);
  return {
    checked: { renderings: keys.length },
    repaired: isRepairing ? damaged.map((key) => `${key} was damaged, and is removed`) : [],
    problems: isRepairing
      ? problems
      : [...problems, ...damaged.map((key) => `${key} is damaged: run "site verify --repair"`)],
  };
}
