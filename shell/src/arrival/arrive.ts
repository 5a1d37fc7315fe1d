const anchorDelay = 100;
let scrolling: ReturnType<typeof setTimeout> | undefined;

/** Moves focus to the page's heading. */
export const focusHeading = () => focus(document.querySelector('main h1'));

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

/** Moves focus to the heading that labels an anchor, else to the anchor itself. */
export const focusAnchor = (anchor: Element) =>
  focus(document.getElementById(anchor.getAttribute('aria-labelledby') ?? '') ?? anchor);

/**
 * Takes the focus from the page on screen before it is removed. When the focused element is removed, the browser first
 * calculates styles and layout, of a page that nobody will see.
 */
export function leavePage(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}

/** `arrive` scrolls, so focusing must not. */
function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
