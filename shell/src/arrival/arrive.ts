import { focusAnchor, focusHeading } from './focus.ts';
import { findAnchor, scrollToAnchor } from './scroll.ts';

const anchorDelay = 100;

/** Scrolls to the restored position, else to the anchor, else to the top, and moves focus there. */
export function arrive(hash: string, restored: number | undefined): void {
  const anchor = restored === undefined ? findAnchor(hash) : null;
  if (anchor) {
    setTimeout(() => {
      scrollToAnchor(anchor);
      focusAnchor(anchor);
    }, anchorDelay);
  } else {
    window.scrollTo(0, restored ?? 0);
    focusHeading();
  }
}
