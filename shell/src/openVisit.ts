import { type Federation, startFederation } from '@mirqam/shared/federation/startFederation';
import { type ScrollRestoration, startScrollRestoration } from './arrival/scrollRestoration.ts';
import type { FirstLoad } from './firstLoad/firstLoad.ts';
import { retryLostFiles } from './loading/retryPolicy.ts';
import { readComposition } from './readComposition.ts';
import { firstView } from './routing/matchRoute.ts';
import { prefixPreviewLinks } from './routing/prefixPreviewLinks.ts';

/** The state that lasts as long as the document. */
export interface Visit {
  readonly federation: Federation;
  readonly firstLoad: FirstLoad;
  readonly scroll: ScrollRestoration;
}

/** Reads the data of the document and starts to load the code for hydration. */
export function openVisit(root: HTMLElement, firstLoad: FirstLoad) {
  const { base = '', notFound } = root.dataset;
  const { pathname, search, hash } = location;
  // Servers find a page by an address with escaped letters or doubled slashes as well.
  const path = notFound === undefined ? decodeURI(pathname).replace(/\/+/g, '/') : pathname;
  const address = path + search + hash;
  // A form that was submitted without scripts leaves a lone question mark.
  if (location.href !== origin + address) history.replaceState(history.state, '', address);
  const composition = readComposition(document);
  const scroll = startScrollRestoration();
  const federation = startFederation(composition, firstLoad.budget.timeUp);
  retryLostFiles(firstLoad.budget.timeLeft);
  if (base) prefixPreviewLinks(base);
  const first = firstView(composition, location.pathname.slice(base.length) || '/', notFound !== undefined);
  if (first.kind === 'page' && !first.isDisabled) firstLoad.start(() => federation.preloadPage(first));
  else firstLoad.abandon();
  return { root, base, composition, first, federation, firstLoad, scroll };
}

export type OpenVisit = ReturnType<typeof openVisit>;
