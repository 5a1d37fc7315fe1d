import { previewBase } from '@mirqam/shared/contract/preview';
import { site } from '@mirqam/shared/contract/site';
import { beginWithWindow } from '../loading/beginWithWindow.ts';
import { showLateFonts } from '../loading/lateFonts.ts';
import { styleWithScripting } from '../loading/scriptingStyles.ts';
import { leaveFirstPage } from '../loading/startFirstPage.ts';
import { notFoundTitle, type PageInHand } from './findPage.ts';

const anchorDelay = 100;

/** Before a page is put in the place of another: what was held back on the one that is left is held back no longer. */
export function makeWay(restored: number | undefined): void {
  leaveFirstPage();
  styleWithScripting();
  showLateFonts();
  if (restored === undefined) beginWithWindow();
}

/** What the visitor finds on a page just shown: where it is scrolled to and what has the focus. */
export function arrive(hash: string, restored: number | undefined): void {
  const target = anchorAt(hash);
  if (restored !== undefined) {
    window.scrollTo(0, restored);
    focusOn(document.querySelector('main h1'));
  } else if (target) {
    scrollToAnchor(target);
  } else {
    window.scrollTo(0, 0);
    focusOn(document.querySelector('main h1'));
  }
}

/** On the page that is there already; a hash that names nothing moves nothing. */
export function arriveAgain(hash: string, restored: number | undefined): void {
  if (restored !== undefined || hash === '' || anchorAt(hash)) arrive(hash, restored);
}

/** What a hash names; a stray `%` in it names nothing. */
function anchorAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** `scroll-padding-top` keeps the target 80 px below the top of the window. */
function scrollToAnchor(target: Element) {
  setTimeout(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
    focusOn(document.getElementById(target.getAttribute('aria-labelledby') ?? '') ?? target);
  }, anchorDelay);
}

function focusOn(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** A page that search engines may list has a canonical address; one that they may not says so in its place. */
export function nameDocument({ title, view }: PageInHand, pathname: string) {
  document.title = fullTitle(title);
  const isKnown = view.kind === 'page' && !view.isUnlisted && title !== notFoundTitle;
  const isListed = isKnown && !location.pathname.startsWith(previewBase(''));
  document.querySelector('link[rel="canonical"], meta[name="robots"]')?.remove();
  document.head.append(
    isListed
      ? Object.assign(document.createElement('link'), { rel: 'canonical', href: `${site.origin}${pathname}` })
      : Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }),
  );
}

export const fullTitle = (title: string) => `${title} | ${site.name}`;
