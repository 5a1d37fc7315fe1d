import type { PageAhead } from './findPage.ts';

/** The most pages that are rendered ahead on a touch screen, which taps without a hover. */
const mostAhead = 4;

/** The number of pages to render ahead while the page on screen is at rest. */
export const aheadAtRest = (): number => (isTouchScreen() ? mostAhead : 0);

/** Adds a page to those rendered ahead, in place of the oldest; a hover announces a single page. */
export function addAhead(pages: readonly PageAhead[], page: PageAhead): readonly PageAhead[] {
  const isThere = pages.some(({ pathname }) => pathname === page.pathname);
  return isThere ? pages : [...pages, page].slice(isTouchScreen() ? -mostAhead : -1);
}

const isTouchScreen = () => matchMedia('(hover: none)').matches;
