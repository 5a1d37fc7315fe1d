/** The address a link of this site leads to, without the base of a preview; undefined for every other element. */
export function siteAddress(target: EventTarget | null, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  if (`${address.pathname}/`.startsWith(`${base}/`)) address.pathname = address.pathname.slice(base.length);
  return address;
}

/** A click that the browser would follow in this very tab. */
export const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
