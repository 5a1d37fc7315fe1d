/** Redirects links to the deployed site to the same page of the dev server. */
export function keepLinks(origin: string): void {
  const keep = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== origin) return;
    link.href = link.pathname + link.search + link.hash;
  };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) document.addEventListener(type, keep, true);
}
