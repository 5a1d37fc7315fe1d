/**
 * The target of a link inside the site, without the base of a preview or an export; undefined for every other element.
 */
export function linkTarget(target: EventTarget | null, base: string) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  const isInside = `${pathname}/`.startsWith(`${base}/`);
  return { pathname: isInside ? pathname.slice(base.length) || '/' : pathname, search, hash };
}

/** Whether the browser would follow a click in this tab. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
