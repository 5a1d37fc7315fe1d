import type { MouseEvent } from 'react';

/** Ignores the second click of a double click: the first has sent the message and scrolled the answer under the mouse. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
