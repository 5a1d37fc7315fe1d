/** Places an open list at its control, for browsers whose styles do not. */
export function placeAt(control: Element, list: HTMLElement, side: 'above' | 'below' | undefined): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const isAbove = side === 'above';
  const room = isAbove ? top : window.innerHeight - bottom;
  Object.assign(list.style, {
    position: 'fixed',
    margin: '0',
    left: `${left}px`,
    right: 'auto',
    top: isAbove ? 'auto' : `${bottom + gap}px`,
    bottom: isAbove ? `${window.innerHeight - top + gap}px` : 'auto',
    width: `${width}px`,
    maxHeight: `${Math.min(mostHeight, room - 2 * gap)}px`,
  });
}

const gap = 4;
const mostHeight = 300;

/** Safari and Firefox cannot shorten an anchored list to the room; Safari measures the room without the scroll position. */
export const needsPlace = (): boolean =>
  !globalThis.CSS?.supports?.('(anchor-scope: --control) and (block-size: calc-size(fit-content, size))');

/** Whether a list opens upward: if less than 200 px lie below its control, and more above it than below. */
export function opensUpward(below: number, above: number): boolean {
  return below < 200 && above > below;
}
