import type { Store } from '../store/Store.ts';
import { articlesBuild, promoteTinySite, publish } from './tinySite.ts';

/** Promotes two states of the tiny site, and publishes a release of a new remote. Resolves to its name, `news@…`. */
export async function promoteTinyHistory(store: Store): Promise<string> {
  for (const text of ['One', 'Two']) await promoteTinySite(store, `'<h1>${text}</h1>'`, ['/one']);
  const { version } = await publish(store, 'news', articlesBuild("''"), []);
  return `news@${version}`;
}
