import type { MoveAction } from './keyAction.ts';

const page = 10;

/** The index of the active option after a move. The list does not wrap. */
export function indexAfter(action: MoveAction, index: number, count: number): number {
  const last = count - 1;
  switch (action) {
    case 'stay':
      return index;
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'next':
      return Math.min(index + 1, last);
    case 'previous':
      return Math.max(index - 1, 0);
    case 'pageDown':
      return Math.min(index + page, last);
    case 'pageUp':
      return Math.max(index - page, 0);
  }
}
