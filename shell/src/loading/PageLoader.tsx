import { LogoMark } from '@mirqam/shared/ui/Logo';
import { FailureMessage } from './FailureMessage.tsx';
import styles from './PageLoader.module.css';

interface PageLoaderProps {
  /** The overlay of the page: none, the loader, or a message. */
  readonly phase: 'idle' | 'loading' | 'failed';
  readonly onTryAgain: () => void;
}

export function PageLoader({ phase, onTryAgain }: PageLoaderProps) {
  const isLoading = phase === 'loading';
  return (
    <>
      <div className={styles.loader} role="status" aria-label="Loading page" hidden={!isLoading}>
        <LogoMark />
      </div>
      {phase === 'failed' && (
        <div className={styles.loader}>
          <FailureMessage onTryAgain={onTryAgain} />
        </div>
      )}
    </>
  );
}
