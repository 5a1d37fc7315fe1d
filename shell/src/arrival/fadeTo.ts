let fade: ViewTransition | undefined;

/**
 * Shows the next page while a picture of the page before fades out above it, where browser and visitor welcome motion.
 * The next page itself is never pictured, so it responds to taps at once.
 */
export async function fadeTo(showPage: () => unknown): Promise<unknown> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return showPage();
  const { style } = document.documentElement;
  style.viewTransitionName = 'page-before';
  fade = document.startViewTransition(() => {
    style.viewTransitionName = '';
    showPage();
  });
  // A fade that is ended still shows the page.
  fade.ready.catch(() => undefined);
  return fade.updateCallbackDone;
}

export const endFade = (): void => fade?.skipTransition();
