import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  /** The drawing, in a box of 24 by 24. */
  readonly path: string;
}

/** A square button for actions of scripts; hidden without scripts. */
export function IconButton({ label, path, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
