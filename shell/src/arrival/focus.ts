/** Moves focus to the page's heading. */
export const focusHeading = () => focus(document.querySelector('main h1'));

/** Moves focus to the heading that labels an anchor, else to the anchor itself. */
export const focusAnchor = (anchor: Element) =>
  focus(document.getElementById(anchor.getAttribute('aria-labelledby') ?? '') ?? anchor);

/** `arrive` scrolls the page, so focusing must not. */
function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
