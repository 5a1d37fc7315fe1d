import { LogoMark } from '@mirqam/shared/ui/Logo';
import styles from './PageLoader.module.css';
import { Trouble } from './Trouble.tsx';

interface PageLoaderProps {
  readonly phase: 'idle' | 'loading' | 'trouble';
  readonly isWhite: boolean;
  readonly onTryAgain: () => void;
}

export function PageLoader({ phase, isWhite, onTryAgain }: PageLoaderProps) {
  return (
    <>
      <div
        className={`${styles.loader} ${isWhite ? styles.white : ''}`}
        role="status"
        aria-label="Loading page"
        hidden={phase !== 'loading'}
      >
        <LogoMark />
      </div>
      {phase === 'trouble' && (
        <div className={styles.loader}>
          <Trouble onTryAgain={onTryAgain} />
        </div>
      )}
    </>
  );
}
