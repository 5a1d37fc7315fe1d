import { LogoMark } from '@mirqam/shared/ui/Logo';
import { useLocation } from 'react-router-dom';
import { useWords } from '../words/useWords.ts';
import { FailureMessage } from './FailureMessage.tsx';
import styles from './PageLoader.module.css';

interface PageLoaderProps {
  /** The overlay of the page: none, the loader that fades in above it or covers it at once, or a message. */
  readonly state: 'settled' | 'loading' | 'settling' | 'failed';
  readonly onTryAgain: () => void;
}

export function PageLoader({ state, onTryAgain }: PageLoaderProps) {
  const { loading } = useWords();
  const isCover = state === 'settling';
  const isLoading = state === 'loading' || isCover;
  // The address that the page is on its way to.
  const isSheet = useLocation().pathname.includes('/journals/');
  return (
    <>
      <div
        className={styles.loader}
        role="status"
        aria-label={loading}
        hidden={!isLoading}
        data-cover={isCover || undefined}
        data-sheet={(isLoading && isSheet) || undefined}
      >
        <LogoMark />
      </div>
      {state === 'failed' && (
        <div className={styles.loader}>
          <FailureMessage onTryAgain={onTryAgain} />
        </div>
      )}
    </>
  );
}
