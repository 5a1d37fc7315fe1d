import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';

interface Popover<E extends HTMLElement> {
  readonly isOpen: boolean;
  readonly ref: RefObject<E | null>;
  readonly onToggle: (event: ToggleEvent) => void;
}

/** Follows a native popover, which may have been opened before this code ran; a change of `pathname` closes it. */
export function usePopover<E extends HTMLElement>(pathname: string): Popover<E> {
  const ref = useRef<E>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(isShown(ref.current)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address closes the menu
  useEffect(() => hide(ref.current), [pathname]);
  return {
    isOpen,
    ref,
    onToggle: (event) => {
      if (event.target === event.currentTarget) setOpen(event.newState === 'open');
    },
  };
}

const isShown = (element: HTMLElement | null) => Boolean(element?.matches(':popover-open'));

export function hide(element: HTMLElement | null) {
  if (isShown(element)) element?.hidePopover();
}
