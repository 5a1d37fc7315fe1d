import { site } from '@mirqam/shared/contract/site';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { Logo } from '@mirqam/shared/ui/Logo';
import { memo } from 'react';
import styles from './Header.module.css';
import { Navigation } from './Navigation.tsx';
import { usePopover } from './usePopover.ts';

interface HeaderProps {
  readonly pathname: string;
  readonly isKnown: boolean;
}

// Nothing of a page on its way changes it.
export const Header = memo(function Header({ pathname, isKnown }: HeaderProps) {
  const { isOpen, ref, onToggle } = usePopover<HTMLElement>();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={`${site.name} home`}>
          <Logo />
        </a>
        <Navigation pathname={isKnown ? pathname : ''} popoverRef={ref} onToggle={onToggle} />
        <PrimaryButton pathname={pathname} />
        <button
          className={styles.hamburger}
          type="button"
          popoverTarget="site-menu"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
        >
          <span className={styles.bars} />
        </button>
      </div>
    </header>
  );
});

function PrimaryButton({ pathname }: { readonly pathname: string }) {
  return `${pathname}/`.startsWith('/journals/') ? (
    <ButtonLink href="/contact">Consult Now</ButtonLink>
  ) : (
    <ButtonLink href="/#recoganition">Get started</ButtonLink>
  );
}
