import type {} from '@mirqam/shared/federation/federationGlobals';
import type { Overlay } from './createOverlay.ts';

/** Milliseconds between two looks; a page whose code is built shows sooner. */
const pause = 1000;
const waiting = 'The code of this page is being built or loaded.';
const lost = 'The code of this page could not be loaded. The next build loads the page again.';

/** Whether the code of the page was lost before it showed anything, so that only a reload shows it. */
export const hasLostPage = (): boolean =>
  isEmpty() && (globalThis.federationVisit?.failures.some(({ kind }) => kind === 'fallback') ?? false);

/** Says why a page has no words yet: the HTML of a page from source has none, so nothing else would show. */
export function watchEmptyPage(overlay: Overlay): void {
  const look = () => {
    overlay.set('empty', isEmpty() ? [hasLostPage() ? lost : waiting] : []);
    if (isEmpty()) setTimeout(look, pause);
  };
  setTimeout(look, pause);
}

const isEmpty = () => !(document.querySelector('main') ?? document.getElementById('root'))?.textContent?.trim();
