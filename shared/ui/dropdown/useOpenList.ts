import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { needsPlace, placeAt } from './placeAt.ts';

interface OpenList {
  readonly root: RefObject<HTMLElement | null>;
  readonly control: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  readonly side: 'above' | 'below' | undefined;
  readonly isOpen: boolean;
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
}

/** Places an open list at its control, keeps the active option in view, and closes the list on a press outside. */
export function useOpenList({ root, control, list, side, isOpen, active, open, close }: OpenList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visitor may have opened the list before hydration, once
  useLayoutEffect(() => {
    if (isPopoverOpen(list.current)) open();
  }, []);

  useLayoutEffect(() => {
    if (!list.current) return;
    list.current.hidden = !isOpen;
    // Browsers without popovers show the list in the flow of the page.
    if (isPopoverOpen(list.current) !== isOpen) list.current.togglePopover?.(isOpen);
  }, [isOpen, list]);

  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (isOpen && list.current && option instanceof HTMLElement) reveal(list.current, option);
  }, [isOpen, active, list]);

  useLayoutEffect(() => {
    if (!isOpen || !needsPlace()) return;
    const place = () => control.current && list.current && placeAt(control.current, list.current, side);
    place();
    for (const event of ['scroll', 'resize']) window.addEventListener(event, place);
    return () => {
      for (const event of ['scroll', 'resize']) window.removeEventListener(event, place);
    };
  }, [isOpen, side, control, list]);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside({ target }: MouseEvent) {
      if (target instanceof Node && !root.current?.contains(target)) close();
    }
    document.addEventListener('mousedown', closeOutside);
    return () => document.removeEventListener('mousedown', closeOutside);
  }, [isOpen, root, close]);
}

function isPopoverOpen(list: HTMLElement | null): boolean {
  return list !== null && 'popover' in list && list.matches(':popover-open');
}

/** Scrolls a list, but not the page, so that an option is in view. */
export function reveal(list: HTMLElement, option: HTMLElement): void {
  const end = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
