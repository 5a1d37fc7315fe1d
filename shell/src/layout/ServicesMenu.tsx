import type { FocusEvent, KeyboardEvent } from 'react';
import { services } from '../content/navigation.ts';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { hide, usePopover } from './usePopover.ts';

interface ServicesMenuProps {
  readonly pathname: string;
}

export function ServicesMenu({ pathname }: ServicesMenuProps) {
  const { isOpen, ref, onToggle } = usePopover<HTMLUListElement>();
  const closeBehind = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide(ref.current);
  };
  // The browser returns the focus to where the first of nested popovers was opened from, not the second.
  const returnFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <li className={styles.services} onBlur={closeBehind} onKeyDown={returnFocus}>
      <button type="button" popoverTarget="services-menu" aria-expanded={isOpen} aria-controls="services-menu">
        {services.label}
      </button>
      <ul ref={ref} className={styles.submenu} id="services-menu" popover="auto" onToggle={onToggle}>
        {services.list.map(({ value, label, url }) => (
          <li key={value}>
            <NavigationLink href={url} label={label} pathname={pathname} />
          </li>
        ))}
      </ul>
    </li>
  );
}
