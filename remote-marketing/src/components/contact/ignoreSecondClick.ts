import type { MouseEvent } from 'react';

/** The first click of a double click has sent the message, emptied the form and scrolled the answer under the mouse. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
