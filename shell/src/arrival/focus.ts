/** Moves focus to the page's heading. */
export const focusHeading = () => focus(document.querySelector('main h1'));

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

/** `arrive` scrolls the page, so focusing must not. */
function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
