import { startFederation } from '@mirqam/shared/federation/browserFederation';
import { handlePreloadErrors } from './loading/preloadErrorHandler.ts';
import { startFirstPage } from './loading/startFirstPage.ts';
import { endFirstLoad, timeUp } from './loading/timeBudget.ts';
import { readComposition } from './readComposition.ts';
import { keepLinksInside } from './routing/keepLinksInside.ts';
import { firstView } from './routing/matchRoute.ts';
import { takeOverScroll } from './routing/scrollMemory.ts';

/** Reads what the page carries and starts to load what it will be taken over with. */
export function openSite(root: HTMLElement) {
  const { base = '', notFound } = root.dataset;
  const composition = readComposition(document);
  handlePreloadErrors(window);
  takeOverScroll();
  if (base) keepLinksInside(base);
  const federation = startFederation(composition, timeUp);
  const first = firstView(composition, location.pathname.slice(base.length) || '/', notFound !== undefined);
  if (first.kind === 'page' && !first.isDisabled) startFirstPage(federation, first);
  else endFirstLoad();
  return { root, base, composition, federation, first };
}

export type OpenSite = ReturnType<typeof openSite>;
