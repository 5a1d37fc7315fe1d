import type { AriaAttributes, RefObject } from 'react';
import type { DropdownOption } from '../../contract/content/Content.ts';
import styles from './Listbox.module.css';
import { matchParts, sought } from './matchOption.ts';

interface ListboxProps {
  readonly id: string;
  readonly name: AriaAttributes;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly options: readonly DropdownOption[];
  readonly selected: number;
  /** The option that keys move, while the list is open. */
  readonly active: number | undefined;
  /** Unknown until the list has been opened. */
  readonly side: 'above' | 'below' | undefined;
  /** Marked in every option that has a word that starts with it. */
  readonly typed: string;
  readonly onClose: () => void;
  readonly onChoose: (index: number) => void;
}

export function Listbox({ id, name, list, options, selected, active, side, typed, onClose, onChoose }: ListboxProps) {
  return (
    <div
      {...name}
      ref={list}
      id={id}
      role="listbox"
      className={styles.list}
      popover="auto"
      data-side={side}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      // Keeps the focus on the combobox when the mouse chooses.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
        <div
          key={option.value}
          id={`${id}${index}`}
          role="option"
          className={styles.option}
          aria-selected={index === selected}
          data-active={index === active ? '' : undefined}
          onClick={() => onChoose(index)}
        >
          <Match label={option.label} letters={sought(typed)} />
        </div>
      ))}
    </div>
  );
}

/** A label in which the typed letters are marked. A new element for other letters: a translation replaces texts. */
function Match({ label, letters }: { readonly label: string; readonly letters: string }) {
  const parts = letters ? matchParts(label, letters) : undefined;
  if (!parts) return <span>{label}</span>;
  const [before, match, after] = parts.map((part) => part.normalize());
  return (
    <span key={letters}>
      {before}
      <mark className={styles.match}>{match}</mark>
      {after}
    </span>
  );
}
