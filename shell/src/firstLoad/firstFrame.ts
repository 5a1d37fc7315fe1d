const attribute = 'data-opening';

/** Creates the control over what a phone paints first: see Layout.module.css. */
export function createFirstFrame() {
  const { documentElement } = document;
  const paintWholePage = () => documentElement.removeAttribute(attribute);
  return {
    /**
     * Ends the frame-by-frame painting of the first page at the latest when it has loaded, because a browser then restores
     * the scroll position as far as the page reaches.
     */
    paintWholePageOnLoad() {
      const paintWhenComplete = () => document.readyState === 'complete' && paintWholePage();
      document.addEventListener('readystatechange', paintWhenComplete);
      paintWhenComplete();
    },
    /** Limits the next frame to what is in the window, and paints the rest in the frame after it. */
    paintWindowFirst() {
      documentElement.setAttribute(attribute, '');
      requestAnimationFrame(() => requestAnimationFrame(paintWholePage));
    },
  };
}

export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
