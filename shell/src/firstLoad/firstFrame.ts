/** Lets the next frame of a phone hold what its window shows, and the one after it the rest: see Layout.module.css. */
export function beginWithWindow(): void {
  const { documentElement } = document;
  documentElement.dataset['opening'] = '';
  requestAnimationFrame(() => requestAnimationFrame(endOpening));
}

export const endOpening = () => document.documentElement.removeAttribute('data-opening');
