import { focusAnchor, focusHeading } from './focus.ts';
import { findAnchor, scrollToAnchor } from './scroll.ts';

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
