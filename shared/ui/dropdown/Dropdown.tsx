import { type MouseEvent, useId, useRef } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Dropdown.module.css';
import { Listbox } from './Listbox.tsx';
import { type DropdownSettings, useDropdown } from './useDropdown.ts';
import { useOpenList } from './useOpenList.ts';

interface DropdownProps<V extends string> extends DropdownSettings<V> {
  readonly placeholder?: string;
  readonly label?: string;
  /** Rounds only the corners at the start, so that another control can follow without a gap. */
  readonly isLeftRounded?: boolean;
}

export function Dropdown<V extends string>(props: DropdownProps<V>) {
  const { options, placeholder = 'Select...', label, isLeftRounded } = props;
  const id = useId();
  const listId = `${id}list`;
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { control, isOpen, active, side, selected, typed, open, close, choose, press } = useDropdown(props);
  useOpenList({ root, control, list, side, isOpen, active, open, close });

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    // Prevents the browser from also opening the popover; Safari does not focus a clicked button.
    event.preventDefault();
    event.currentTarget.focus();
    if (isOpen) close();
    else open();
  }

  const name = { 'aria-label': label ?? placeholder };
  return (
    <div ref={root} className={styles.dropdown}>
      {label && (
        // The specification's name has a straight apostrophe.
        <span className={styles.label}>{label.replace("'", '’')}</span>
      )}
      <button
        {...name}
        ref={control}
        type="button"
        role="combobox"
        className={joinClasses(styles.control, isLeftRounded ? styles.leftRounded : undefined)}
        popoverTarget={listId}
        aria-controls={listId}
        aria-expanded={isOpen}
        aria-activedescendant={isOpen ? `${listId}${active}` : undefined}
        onClick={toggle}
        onKeyDown={press}
        // Firefox clicks a button on the keyup of Space even if keydown was prevented.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        {options[selected]?.label ?? placeholder}
      </button>
      <Listbox
        id={listId}
        name={name}
        list={list}
        options={options}
        selected={selected}
        active={isOpen ? active : undefined}
        side={side}
        typed={typed}
        onClose={close}
        onChoose={choose}
      />
    </div>
  );
}
