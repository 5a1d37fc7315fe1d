import { type RefObject, useEffect } from 'react';
import { isShown } from './usePopover.ts';

/**
 * Makes a press on the backdrop of an open menu only close the menu. The backdrop of a popover is not an event target, so
 * the browser would click on the link behind it.
 */
export function useBackdrop(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = new AbortController();
    const options = { capture: true, signal: shown.signal };
    let isOnBackdrop = false;
    const notePress = ({ target }: Event) => {
      isOnBackdrop = isShown(menu.current) && !menu.current?.parentElement?.contains(target as Node);
    };
    const endPress = (event: MouseEvent) => {
      // A click by a key has no press before it, and no `detail`.
      if (!isOnBackdrop || !event.detail) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('pointerdown', notePress, options);
    addEventListener('click', endPress, options);
    return () => shown.abort();
  }, [menu]);
}
