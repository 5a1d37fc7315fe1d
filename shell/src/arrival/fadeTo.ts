// The router declares an older `ViewTransition` of its own.
let fade: ReturnType<Document['startViewTransition']> | undefined;

/**
 * Shows the next page while a picture of the page before fades out above it, where browser and visitor welcome motion;
 * the title of the followed link becomes the heading. The next page is not pictured, so it responds to taps at once. A
 * touch screen shows it without a fade, because a phone takes as long for the picture as for the page.
 */
export async function fadeTo(showPage: () => unknown): Promise<unknown> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce), (hover: none)').matches;
  if (isStill || !('startViewTransition' in document)) return showPage();
  const title = document.querySelector('main :is(h2, h3):has(a:is(:hover, :focus))');
  const unnameBefore = [name(document.documentElement, 'page-before'), name(title, 'title')];
  let unnameHeading = () => {};
  fade = document.startViewTransition(() => {
    for (const unname of unnameBefore) unname();
    showPage();
    const heading = document.querySelector('main h1');
    if (heading?.textContent === title?.textContent) unnameHeading = name(heading, 'title');
  });
  // A fade that is ended still shows the page.
  fade.ready.catch(() => undefined);
  void fade.finished.then(() => unnameHeading());
  return fade.updateCallbackDone;
}

export const endFade = (): void => fade?.skipTransition();

/** Names an element for the view transition, and returns a function that removes the name. */
function name(element: Element | null, viewTransitionName: string) {
  if (!(element instanceof HTMLElement)) return () => {};
  Object.assign(element.style, { viewTransitionName });
  return () => Object.assign(element.style, { viewTransitionName: '' });
}
