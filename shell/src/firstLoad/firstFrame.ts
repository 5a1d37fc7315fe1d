const attribute = 'data-opening';

/** Creates the control over what a phone paints first: see Layout.module.css. */
export function createFirstFrame() {
  const { documentElement } = document;
  const paintWholePage = () => documentElement.removeAttribute(attribute);
  return {
    paintWholePage,
    /** Limits the next frame to what is in the window, and paints the rest in the frame after it. */
    paintWindowFirst() {
      documentElement.setAttribute(attribute, '');
      requestAnimationFrame(() => requestAnimationFrame(paintWholePage));
    },
  };
}
