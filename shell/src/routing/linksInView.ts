/** Milliseconds without a change of the links in view: at first, while the page settles, and later or after a scroll. */
const pauses = { first: 1000, later: 300 } as const;

/** Calls `onRest` whenever the links in view have stayed the same for a moment, at first after the page has loaded. */
export function watchLinksInView(onRest: () => void) {
  const inView = new Set<Element>();
  let pause: number = pauses.first;
  // Read at the first change, because a page begins at its top only once it has replaced the one before.
  let start: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) inView[isIntersecting ? 'add' : 'delete'](target);
    clearTimeout(timer);
    start ??= scrollY;
    timer = setTimeout(rest, scrollY === start ? pause : pauses.later);
  });
  const rest = () => {
    pause = pauses.later;
    // What has changed the view may have added links.
    observeLinks();
    onRest();
  };
  const observeLinks = () => {
    for (const link of document.links) observer.observe(link);
  };
  if (document.readyState === 'complete') observeLinks();
  else addEventListener('load', observeLinks, { once: true });
  return {
    /** The links in view, the nearest first: see `distance`. */
    nearestFirst: () => [...inView].sort((one, other) => distance(one) - distance(other)),
    stop() {
      clearTimeout(timer);
      removeEventListener('load', observeLinks);
      observer.disconnect();
    },
  };
}

/**
 * Pixels from the middle of the window. The last links of a document never reach it, so at the end of the document the pixels
 * are those from the lower edge.
 */
function distance(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect();
  const end = document.body.getBoundingClientRect().bottom;
  return Math.abs((top + bottom) / 2 - Math.max(innerHeight / 2, 2 * innerHeight - end));
}
