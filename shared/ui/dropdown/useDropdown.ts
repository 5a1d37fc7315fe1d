import { type KeyboardEvent, useRef, useState } from 'react';
import type { DropdownOption } from '../../contract/content/DropdownOption.ts';
import { indexAfter } from './indexAfter.ts';
import { keyAction } from './keyAction.ts';
import { continueTyping, matchOption } from './matchOption.ts';
import { opensUpward } from './opensUpward.ts';

export interface DropdownSettings<V extends string> {
  readonly options: readonly DropdownOption<V>[];
  readonly value?: V;
  readonly onChange: (value: V) => void;
}

const nothingTyped = { typed: '', at: 0 };

/** The state of a dropdown, and the handlers of its control and options. `active` is the option that keys move. */
export function useDropdown<V extends string>({ options, value, onChange }: DropdownSettings<V>) {
  const control = useRef<HTMLButtonElement>(null);
  const typing = useRef(nothingTyped);
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
    typing.current = nothingTyped;
    setOpen(false);
  }

  function choose(index: number) {
    close();
    const option = options[index];
    if (option && option.value !== value) onChange(option.value);
  }

  function type(letter: string, at: number) {
    const typed = continueTyping(typing.current.typed, letter, at - typing.current.at);
    typing.current = { typed, at };
    const labels = options.map((option) => option.label);
    show(matchOption(labels, typed, current));
  }

  function press(event: KeyboardEvent) {
    const action = keyAction(event, isOpen);
    if (!action) return;
    // Tab chooses and still moves the focus.
    if (event.key !== 'Tab') event.preventDefault();
    if (action === 'choose') choose(active);
    else if (action === 'cancel') close();
    else if (action === 'type') type(event.key, event.timeStamp);
    else show(indexAfter(action, current, options.length));
  }

  const open = () => show(current);
  return { control, isOpen, active, side, selected, open, close, choose, press };
}
