/** Places an open list at its control, for browsers without the anchor positioning of its styles. */
export function placeAt(control: Element, list: HTMLElement, side: 'above' | 'below' | undefined): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const isAbove = side === 'above';
  Object.assign(list.style, {
    position: 'fixed',
    margin: '0',
    left: `${left}px`,
    right: 'auto',
    top: isAbove ? 'auto' : `${bottom + gap}px`,
    bottom: isAbove ? `${window.innerHeight - top + gap}px` : 'auto',
    width: `${width}px`,
  });
}

const gap = 4;

export const needsPlace = (): boolean => !globalThis.CSS?.supports?.('anchor-scope: --control');
