import { type KeyboardEvent, useRef, useState } from 'react';
import type { DropdownOption } from '../../contract/content/Content.ts';
import { indexAfter } from './indexAfter.ts';
import { keyAction } from './keyAction.ts';
import { continueTyping, matchOption } from './matchOption.ts';
import { opensUpward } from './placeAt.ts';

export interface DropdownSettings<V extends string> {
  readonly options: readonly DropdownOption<V>[];
  readonly value?: V;
  readonly onChange: (value: V) => void;
}

/** The state of a dropdown, and the handlers of its control and options. Keys move `active`, and look for `typed`. */
export function useDropdown<V extends string>({ options, value, onChange }: DropdownSettings<V>) {
  const control = useRef<HTMLButtonElement>(null);
  const typedAt = useRef(0);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [side, setSide] = useState<'above' | 'below'>();
  const selected = options.findIndex((option) => option.value === value);
  const current = isOpen ? active : Math.max(selected, 0);

  function show(index: number) {
    setActive(index);
    if (isOpen || !control.current) return;
    const { top, bottom } = control.current.getBoundingClientRect();
    setSide(opensUpward(window.innerHeight - bottom, top) ? 'above' : 'below');
    setOpen(true);
  }

  function close() {
    setTyped('');
    setOpen(false);
  }

  function choose(index: number) {
    close();
    const option = options[index];
    if (option && option.value !== value) onChange(option.value);
  }

  function type(letter: string, at: number) {
    const letters = continueTyping(typed, letter, at - typedAt.current);
    typedAt.current = at;
    setTyped(letters);
    const labels = options.map(({ label }) => label);
    show(matchOption(labels, letters, current));
  }

  function press(event: KeyboardEvent) {
    const action = keyAction(event, isOpen);
    if (!action) return;
    // Tab chooses and still moves the focus.
    if (event.key !== 'Tab') event.preventDefault();
    if (action === 'choose') choose(active);
    else if (action === 'cancel') close();
    else if (action === 'type') type(event.key, event.timeStamp);
    else {
      setTyped('');
      show(indexAfter(action, current, options.length));
    }
  }

  const open = () => show(current);
  return { control, isOpen, active, side, selected, typed, open, close, choose, press };
}
