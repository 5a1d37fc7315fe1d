import type { MenuGroup } from '@mirqam/shared/contract/Menu';
import type { FocusEvent, KeyboardEvent } from 'react';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { hide, usePopover } from './usePopover.ts';

interface MenuDropdownProps extends MenuGroup {
  readonly pathname: string;
}

export function MenuDropdown({ label, list, pathname }: MenuDropdownProps) {
  const id = `${label.toLowerCase().replaceAll(/\W+/g, '-')}-menu`;
  const { isOpen, ref, onToggle } = usePopover<HTMLUListElement>();
  const closeBehind = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide(ref.current);
  };
  // With nested popovers, the browser returns focus to the button of the first, not of the second.
  const returnFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <li className={styles.services} onBlur={closeBehind} onKeyDown={returnFocus}>
      <button type="button" popoverTarget={id} aria-expanded={isOpen} aria-controls={id}>
        {label}
      </button>
      <ul ref={ref} className={styles.submenu} id={id} popover="auto" onToggle={onToggle}>
        {list.map((entry) => (
          <li key={entry.url}>
            <NavigationLink href={entry.url} label={entry.label} pathname={pathname} />
          </li>
        ))}
      </ul>
    </li>
  );
}
