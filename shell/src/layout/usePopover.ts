import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Popover<E extends HTMLElement> {
  readonly isOpen: boolean;
  readonly ref: RefObject<E | null>;
  readonly onToggle: (event: ToggleEvent) => void;
}

// Where the menu turns from a popover into a row.
const wide = '(min-width: 75em)';

/** Follows a native popover, which may have been opened before this code ran; a navigation or a change of layout closes it. */
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
  };
}

// Browsers without popovers do not know the selector, and refuse it.
const isShown = (element: HTMLElement | null) =>
  element !== null && 'popover' in element && element.matches(':popover-open');

export function hide(element: HTMLElement | null) {
  if (isShown(element)) element?.hidePopover();
}
