import { Button } from '@mirqam/shared/ui/Button';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { useEffect, useRef } from 'react';
import styles from './FailureMessage.module.css';

interface FailureMessageProps {
  readonly onTryAgain: () => void;
}

export function FailureMessage({ onTryAgain }: FailureMessageProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    addEventListener('online', onTryAgain);
    return () => removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return (
    <div className={styles.message} role="alert">
      <p>This page did not load. Your connection may be down, or our server may be busy.</p>
      <div className={styles.actions}>
        <Button ref={button} onClick={onTryAgain}>
          Try again
        </Button>
        <ButtonLink href="/" tone="quiet">
          Go Back Home
        </ButtonLink>
      </div>
    </div>
  );
}
