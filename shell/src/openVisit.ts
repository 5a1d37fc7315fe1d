import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import { startFederation } from '@mirqam/shared/federation/startFederation';
import { startScrollRestoration } from './arrival/scrollRestoration.ts';
import { readDocumentAddress } from './firstLoad/documentAddress.ts';
import type { FirstLoad } from './firstLoad/firstLoad.ts';
import { retryLostFiles } from './loading/retryPolicy.ts';
import { watchFailures } from './report/failures.ts';
import { firstView } from './routing/matchRoute.ts';
import { prefixPreviewLinks } from './routing/prefixPreviewLinks.ts';
import { readWords } from './words/useWords.ts';

/** Reads the data of the document and starts to load the code for hydration. */
export function openVisit(root: HTMLElement, firstLoad: FirstLoad) {
  const words = readWords(document);
  const { path, base, isNotFound, isAway, better } = readDocumentAddress(root.dataset, words.language, location);
  if (better) history.replaceState(history.state, '', better);
  const composition: Composition = { ...readComposition(document), path };
  const scroll = startScrollRestoration();
  const federation = startFederation(composition, firstLoad.budget.timeUp);
  retryLostFiles(firstLoad.budget.timeLeft);
  watchFailures(composition);
  if (base && !isAway) prefixPreviewLinks(base);
  const first = firstView(composition, path, isNotFound);
  if (first.kind === 'page' && !first.isDisabled) firstLoad.start(() => federation.preloadPage(first));
  else firstLoad.abandon();
  return { root, path, base, isAway, composition, first, federation, firstLoad, scroll, words };
}

export type OpenVisit = ReturnType<typeof openVisit>;

/** The composition of the page; not validated, because `promote` has written it. */
function readComposition(document: Document): Composition {
  return JSON.parse(document.getElementById(compositionElementId)?.textContent ?? '');
}
