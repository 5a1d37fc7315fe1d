import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  /** The drawing, in a box of 24 by 24. */
  readonly path: string;
  /** An arrow, which points to the other side where text runs to the left. */
  readonly isArrow?: boolean;
}

/** A square button for actions of scripts; hidden without scripts. */
export function IconButton({ label, path, isArrow, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={joinClasses(styles.button, isArrow ? styles.arrow : undefined)}
      aria-label={label}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
