import type { Composition } from '@mirqam/shared/contract/Composition';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../words/useWords.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';

interface LayoutProps {
  readonly composition: Composition;
  readonly pathname: string;
  /** Whether a page of the site is shown, and not the not-found page. */
  readonly isKnown: boolean;
  /** The tags of the other languages in which the site has it. */
  readonly translations: readonly string[];
  readonly isBusy: boolean;
  readonly announcement: string;
  readonly children: ReactNode;
}

export function Layout({ composition, pathname, isKnown, translations, isBusy, announcement, children }: LayoutProps) {
  const hasHydrated = useHasHydrated();
  const { language, skip } = useWords();
  // The server responds to every unknown address with the same page, so its header knows the address after hydration.
  const current = isKnown || hasHydrated ? pathname : language.prefix || '/';
  return (
    <>
      <div className={styles.page} inert={isBusy}>
        <a className={styles.skip} href="#content">
          {skip}
        </a>
        <Header composition={composition} pathname={current} isKnown={isKnown} translations={translations} />
        <main className={styles.main} id="content" tabIndex={-1} aria-busy={isBusy}>
          {children}
        </main>
        <Footer composition={composition} pathname={current} translations={translations} />
      </div>
      <div className={styles.announcer} aria-live="polite">
        {announcement}
      </div>
    </>
  );
}

const never = () => () => undefined;

/** False on the server and during hydration, then true. */
const useHasHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
