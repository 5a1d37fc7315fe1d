import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Store } from '../store/Store.ts';
import { openWriter, pageForms, pagesFolder } from './pageFiles.ts';
import { datedFile, securityText } from './rootFiles.ts';
import { siteAddress } from './siteAddress.ts';

/** Writes the dated file of a composition with today's date, because a rollback would bring an old date back. */
export async function renewDatedFile(
  store: Store,
  { id, site = siteAddress() }: Pick<Composition, 'id' | 'site'>,
): Promise<void> {
  const folder = pagesFolder(id);
  const key = `${folder}/${datedFile}`;
  const bytes = Buffer.from(securityText(site.origin, new Date()));
  if ((await store.get(key))?.equals(bytes)) return;
  const replaced = new Set(pageForms(store).map((form) => key + form));
  await openWriter(store, { folder, id, replaced }, 'fast')([{ file: datedFile, bytes }]);
}
