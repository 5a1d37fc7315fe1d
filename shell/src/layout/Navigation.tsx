import type { RefObject, ToggleEvent } from 'react';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';

interface NavigationProps {
  readonly pathname: string;
  readonly popoverRef: RefObject<HTMLElement | null>;
  readonly onToggle: (event: ToggleEvent) => void;
}

// One list for every width: a row from 1200 px, a popover of the hamburger below.
export function Navigation({ pathname, popoverRef, onToggle }: NavigationProps) {
  return (
    <nav ref={popoverRef} className={styles.menu} id="site-menu" aria-label="Main" popover="auto" onToggle={onToggle}>
      <ul className={styles.list}>
        <li>
          <NavigationLink href="/" label="Home" pathname={pathname} />
        </li>
        <li>
          <NavigationLink href="/about" label="About Us" pathname={pathname} />
        </li>
        <ServicesMenu pathname={pathname} />
        <li>
          <NavigationLink href="/contact" label="Contact Us" pathname={pathname} />
        </li>
      </ul>
    </nav>
  );
}
