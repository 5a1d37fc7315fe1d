import type { ComponentProps } from 'react';
import styles from './ArrowButton.module.css';

interface ArrowButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly isBack?: boolean;
}

export function ArrowButton({ label, isBack, ...rest }: ArrowButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isBack ? 'M20 12H4m7-7-7 7 7 7' : 'M4 12h16m-7-7 7 7-7 7'} />
      </svg>
    </button>
  );
}
