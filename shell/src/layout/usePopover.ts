import { type FocusEvent, type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Popover<E extends HTMLElement> {
  readonly isOpen: boolean;
  readonly ref: RefObject<E | null>;
  readonly onToggle: (event: ToggleEvent) => void;
  /** Closes the popover when the focus leaves the element that has this listener. */
  readonly closeBehind: (event: FocusEvent) => void;
}

// From this width on the menu is a row instead of a popover.
const wide = '(min-width: 75em)';

/** Follows a native popover, which may be open before this code runs, and closes it on a navigation or a new layout. */
export function usePopover<E extends HTMLElement>(): Popover<E> {
  const { key } = useLocation();
  const ref = useRef<E>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(isShown(ref.current)), []);
  const navigation = useRef(key);
  useEffect(() => {
    if (navigation.current !== key) hide(ref.current);
    navigation.current = key;
  }, [key]);
  useEffect(() => {
    const close = () => hide(ref.current);
    const layout = matchMedia(wide);
    layout.addEventListener('change', close);
    return () => layout.removeEventListener('change', close);
  }, []);
  return {
    isOpen,
    ref,
    onToggle: (event) => {
      if (event.target === event.currentTarget) setOpen(event.newState === 'open');
    },
    closeBehind: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) hide(ref.current);
    },
  };
}

/** Whether a popover is open now; `isOpen` follows later. Browsers without popovers would throw for the selector. */
export const isShown = (element: HTMLElement | null) =>
  element !== null && 'popover' in element && element.matches(':popover-open');

function hide(element: HTMLElement | null) {
  if (isShown(element)) element?.hidePopover();
}
