import { findRendering, renderingName } from '../../compose/renderings.ts';
import type { Store } from '../../store/Store.ts';
import type { Findings } from './Findings.ts';

/** Every rendering has the name of its content. A repair removes a damaged one: its page is rendered again when it is needed. */
export async function checkRenderings(store: Store, isRepairing: boolean): Promise<Findings> {
  const keys = await store.list('renderings/');
  const repaired: string[] = [];
  const problems: string[] = [];
  for (const key of keys) {
    const name = renderingName(key);
    if (name === undefined) problems.push(`${key} is no rendering: find out who wrote it, and remove it`);
    else if (await findRendering(store, name)) continue;
    else if (isRepairing) {
      await store.remove([key]);
      repaired.push(`${key} was damaged, and is removed`);
    } else problems.push(`${key} is damaged: run "site verify --repair"`);
  }
  return { checked: { renderings: keys.length }, repaired, problems };
}
