/** Places an open list at its control, for browsers without the anchor positioning of its styles. */
export function placeAt(control: Element, list: HTMLElement, side: 'above' | 'below' | undefined): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const isAbove = side === 'above';
  const room = isAbove ? top : window.innerHeight - bottom;
  Object.assign(list.style, {
    position: 'fixed',
    positionArea: 'none',
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

/** Safari and Firefox anchor a list, but cannot shorten it to the room: it then covers its control or stands away from it. */
export const needsPlace = (): boolean =>
  !globalThis.CSS?.supports?.('(anchor-scope: --control) and (block-size: calc-size(fit-content, size))');
