import { LogoMark } from '@mirqam/shared/ui/Logo';
import type { View } from '../routing/matchRoute.ts';
import { FailureMessage } from './FailureMessage.tsx';
import styles from './PageLoader.module.css';

/** The overlay of the page: none, the loader while a view loads, or a message. */
export type Progress = { readonly phase: 'idle' | 'failed' } | { readonly phase: 'loading'; readonly view: View };

interface PageLoaderProps {
  readonly progress: Progress;
  readonly onTryAgain: () => void;
}

export function PageLoader({ progress, onTryAgain }: PageLoaderProps) {
  const isLoading = progress.phase === 'loading';
  return (
    <>
      <div className={styles.loader} role="status" aria-label="Loading page" hidden={!isLoading}>
        <LogoMark />
      </div>
      {progress.phase === 'failed' && (
        <div className={styles.loader}>
          <FailureMessage onTryAgain={onTryAgain} />
        </div>
      )}
    </>
  );
}
