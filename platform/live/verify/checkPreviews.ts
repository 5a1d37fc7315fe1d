import { findDamagedPages } from '../../compose/pages/pageFiles.ts';
import { stateFiles } from '../../compose/routeTable.ts';
import { attempt } from '../../messages/UserError.ts';
import { findPreview, findPreviewFaults, listPreviews, previewFolder } from '../preview.ts';
import type { Check } from './checkLog.ts';

/** Every preview has a record that can be read, has the pages in it, and shows these and no others. */
export const checkPreviews: Check = async (store) => {
  const previews = await listPreviews(store);
  const problems: string[] = [];
  for (const id of previews) {
    const { value: preview, problem } = await attempt(() => findPreview(store, id));
    if (problem) problems.push(problem);
    if (!preview) continue;
    const lost = await findDamagedPages(store, stateFiles(preview));
    problems.push(...lost.map((file) => `${file} of the preview ${id} is damaged or lost: run "site preview" again`));
    const faults = await findPreviewFaults(store, preview);
    problems.push(...faults.map((key) => `${key} is not as "site preview" has written it: run that again`));
  }
  const folders = previews.map((id) => `${previewFolder(id)}/`);
  const isKnown = (key: string) => /^[^/]+\/[^/]+\.json$/.test(key) || folders.some((folder) => key.startsWith(folder));
  const foreign = (await store.list('previews/')).filter((key) => !isKnown(key));
  problems.push(...foreign.map((key) => `${key} belongs to no preview: find out who wrote it, and remove it`));
  return { checked: { previews: previews.length }, problems };
};
