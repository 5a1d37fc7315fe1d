import { focusAnchor, focusHeading } from './focus.ts';

const anchorDelay = 100;
let scrolling: ReturnType<typeof setTimeout> | undefined;

/** Scrolls to the restored position, else to the anchor, else to the top, and focuses the anchor, else the heading. */
export function arrive(hash: string, restored: number | undefined): void {
  clearTimeout(scrolling);
  const anchor = findAnchor(hash);
  if (anchor && restored === undefined) {
    scrolling = setTimeout(() => {
      scrollToAnchor(anchor);
      focusAnchor(anchor);
    }, anchorDelay);
  } else {
    window.scrollTo(0, restored ?? 0);
    if (anchor) focusAnchor(anchor);
    else focusHeading();
  }
}

/** The element that a hash names; a stray `%` in the hash names nothing. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to an anchor; `scroll-padding-top` keeps it 80 px below the top of the window. */
export function scrollToAnchor(anchor: Element): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  anchor.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
