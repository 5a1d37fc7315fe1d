import type { Menu, MenuGroup } from '@mirqam/shared/contract/Menu';
import type { KeyboardEvent, ReactNode, RefObject, ToggleEvent } from 'react';
import { useWords } from '../words/useWords.ts';
import styles from './Navigation.module.css';
import { isShown, usePopover } from './usePopover.ts';

interface NavigationProps {
  readonly menu: Menu;
  readonly pathname: string;
  /** The links to other languages. */
  readonly languages: ReactNode;
  readonly popoverRef: RefObject<HTMLElement | null>;
  readonly onToggle: (event: ToggleEvent) => void;
}

// One list for every width: a row from 1200 px, below that a popover that the hamburger opens.
export function Navigation({ menu, pathname, languages, popoverRef, onToggle }: NavigationProps) {
  const { label } = useWords().menu;
  return (
    <nav ref={popoverRef} className={styles.menu} id="site-menu" aria-label={label} popover="auto" onToggle={onToggle}>
      <ul className={styles.list}>
        {menu.map(({ value, label, list }) =>
          label ? (
            <MenuDropdown key={label} value={value} label={label} list={list} pathname={pathname} />
          ) : (
            list.map((entry) => (
              <li key={entry.url}>
                <NavigationLink href={entry.url} label={entry.label} hreflang={entry.hreflang} pathname={pathname} />
              </li>
            ))
          ),
        )}
        {languages}
      </ul>
    </nav>
  );
}

interface NavigationLinkProps {
  readonly href: string;
  readonly label: string;
  readonly hreflang: string | undefined;
  readonly pathname?: string;
}

/** A link of header or footer, which says where it leads to another language. */
export function NavigationLink({ href, label, hreflang, pathname }: NavigationLinkProps) {
  const { menu } = useWords();
  return (
    <a href={href} hrefLang={hreflang} aria-current={href === pathname ? 'page' : undefined}>
      {hreflang ? (
        <span>
          <bdi lang={hreflang}>{label}</bdi> {menu.inEnglish}
        </span>
      ) : (
        label
      )}
    </a>
  );
}

interface MenuDropdownProps extends MenuGroup {
  readonly pathname: string;
}

function MenuDropdown({ value, label, list, pathname }: MenuDropdownProps) {
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
