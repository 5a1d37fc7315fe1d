import { site } from '@mirqam/shared/contract/site';
import { Button } from '@mirqam/shared/ui/Button';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { LogoMark } from '@mirqam/shared/ui/Logo';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../words/useWords.ts';
import styles from './FailureMessage.module.css';

/** Milliseconds from the return of the connection to the next attempt; a press of a button before then counts. */
const patience = 1000;

interface FailureMessageProps {
  readonly onTryAgain: () => void;
}

export function FailureMessage({ onTryAgain }: FailureMessageProps) {
  const { language, failure, goHome } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    button.current?.focus();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => tryAgain(), patience);
    };
    addEventListener('online', wait);
    return () => {
      removeEventListener('online', wait);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className={styles.message} role="alert">
      <LogoMark />
      <p>{failure.message}</p>
      <div className={styles.actions}>
        <Button ref={button} onClick={onTryAgain}>
          {failure.retry}
        </Button>
        <ButtonLink href={language.prefix || '/'} tone="quiet">
          {goHome}
        </ButtonLink>
      </div>
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </div>
  );
}
