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
