import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import type { Language } from '@mirqam/shared/contract/languages';
import { isPreviewAddress, previewAddress } from '@mirqam/shared/contract/preview';
import { startFederation } from '@mirqam/shared/federation/startFederation';
import { startScrollRestoration } from './arrival/scrollRestoration.ts';
import { readDocumentAddress } from './firstLoad/documentAddress.ts';
import type { FirstLoad } from './firstLoad/firstLoad.ts';
import { retryLostFiles } from './loading/retryPolicy.ts';
import { watchFailures } from './report/failures.ts';
import { firstView } from './routing/matchRoute.ts';
import { readWords } from './words/useWords.ts';

/** Reads the data of the document and starts to load the code for hydration; undefined for a page to leave as it is. */
export function openVisit(root: HTMLElement, firstLoad: FirstLoad) {
  const words = readWords(document);
  const composed = readComposition(document);
  if (isTranslatedCopy(composed, words.language)) {
    firstLoad.decline();
    return undefined;
  }
  const { path, base, isNotFound, isAway, better } = readDocumentAddress(root.dataset, words.language, location);
  if (better) history.replaceState(history.state, '', better);
  const composition: Composition = { ...composed, path };
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

export type OpenVisit = NonNullable<ReturnType<typeof openVisit>>;

/** Whether another host shows the page in another language: React would put the words of the site in place of the others. */
const isTranslatedCopy = ({ site }: Composition, { tag }: Language) =>
  document.documentElement.lang !== tag && location.origin !== site?.origin;

/** The composition of the page; not validated, because `promote` has written it. */
function readComposition(document: Document): Composition {
  return JSON.parse(document.getElementById(compositionElementId)?.textContent ?? '');
}

/**
 * Adds the base of a preview or an export to every link to a page that React renders, because the browser follows some links
 * itself: in a new tab, to a disabled page, to an unknown address.
 */
function prefixPreviewLinks(base: string) {
  const prefix = () => {
    for (const link of document.querySelectorAll('a[href^="/"]:not([href^="/apps/"])')) {
      const address = link.getAttribute('href') ?? '';
      if (!isPreviewAddress(base, address)) link.setAttribute('href', previewAddress(base, address));
    }
  };
  new MutationObserver(prefix).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
}
