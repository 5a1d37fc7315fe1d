import type { MenuGroup } from '@mirqam/shared/contract/Menu';
import type { KeyboardEvent, ToggleEvent } from 'react';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { isShown, usePopover } from './usePopover.ts';

interface MenuDropdownProps extends MenuGroup {
  readonly pathname: string;
}

export function MenuDropdown({ value, label, list, pathname }: MenuDropdownProps) {
  const id = `${value}-menu`;
  const { isOpen, ref, onToggle, closeBehind } = usePopover<HTMLUListElement>();
  // Where the menu scrolls, the button moves to its top, so that the list has the room below.
  const makeRoom = (event: ToggleEvent<HTMLElement>) => {
    onToggle(event);
    const [menu, entry] = [event.currentTarget.closest('nav'), event.currentTarget.parentElement];
    if (menu && entry && event.newState === 'open') menu.scrollTop = entry.offsetTop;
  };
  // With nested popovers, the browser returns focus to the button of the first, not of the second.
  const returnFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown(ref.current)) event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <li className={styles.dropdown} onBlur={closeBehind} onKeyDown={returnFocus}>
      <button type="button" popoverTarget={id} aria-expanded={isOpen} aria-controls={id}>
        {label}
      </button>
      <ul ref={ref} className={styles.submenu} id={id} popover="auto" onToggle={makeRoom}>
        {list.map((entry) => (
          <li key={entry.url}>
            <NavigationLink href={entry.url} label={entry.label} hreflang={entry.hreflang} pathname={pathname} />
          </li>
        ))}
      </ul>
    </li>
  );
}
