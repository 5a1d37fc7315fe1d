const attribute = 'data-opening';

/** Creates the control over what a phone paints first: see Layout.module.css. */
export function createFirstFrame() {
  const { documentElement } = document;
  const paintWholePage = () => documentElement.removeAttribute(attribute);
  return {
    paintWholePage,
    /** Leaves all but the window out of the next frame, and paints the rest with the one after. */
    paintWindowFirst() {
      documentElement.setAttribute(attribute, '');
      requestAnimationFrame(() => requestAnimationFrame(paintWholePage));
    },
  };
}
