import type { Menu } from '@mirqam/shared/contract/Menu';
import type { ReactNode, RefObject, ToggleEvent } from 'react';
import { useWords } from '../words/useWords.ts';
import { MenuDropdown } from './MenuDropdown.tsx';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';

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
