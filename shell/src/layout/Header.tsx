import { type Composition, headerActions, isActionOf } from '@mirqam/shared/contract/Composition';
import { linksOfApps, mergeMenu } from '@mirqam/shared/contract/Menu';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { Logo } from '@mirqam/shared/ui/Logo';
import { memo, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import type { Words } from '../words/Words.ts';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Navigation } from './Navigation.tsx';
import { useBackdrop } from './useBackdrop.ts';
import { usePopover } from './usePopover.ts';

interface HeaderProps {
  readonly composition: Composition;
  readonly pathname: string;
  readonly isKnown: boolean;
  readonly translations: readonly string[];
}

// Memoized: a pending navigation does not affect the header.
export const Header = memo(function Header({ composition, pathname, isKnown, translations }: HeaderProps) {
  const words = useWords();
  const { language } = words;
  const [menu] = useState(() => mergeMenu(linksOfApps(composition), 'header', language));
  const action = headerAction(composition, pathname, words.start);
  const { isOpen, ref, onToggle, closeBehind } = usePopover<HTMLElement>();
  useBackdrop(ref);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves its children
    <header className={styles.header} onBlur={closeBehind}>
      <div className={styles.bar}>
        <a className={styles.home} href={language.prefix || '/'} aria-label={words.home}>
          <Logo name={words.name} />
        </a>
        <Navigation
          menu={menu}
          pathname={isKnown ? pathname : ''}
          languages={
            <LanguageSwitch composition={composition} pathname={pathname} translations={translations} item="li" />
          }
          popoverRef={ref}
          onToggle={onToggle}
        />
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <button
          className={styles.hamburger}
          type="button"
          popoverTarget="site-menu"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.menu.close : words.menu.open}
        >
          <span className={styles.bars} />
        </button>
      </div>
    </header>
  );
});

type Button = Words['start'];

/** Returns the header's button for a path: that of the first route whose fixed part matches, else the site's own. */
function headerAction(composition: Composition, pathname: string, start: Button): Button {
  const actions = composition.actions ?? headerActions(composition);
  const [, label, href] = actions.find((action) => isActionOf(pathname, action)) ?? [];
  return label && href ? { label, href } : start;
}
