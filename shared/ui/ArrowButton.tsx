import styles from './ArrowButton.module.css';

interface ArrowButtonProps {
  readonly label: string;
  readonly direction: 'previous' | 'next';
  /** At the end of what it moves: it keeps its place and its focus, and does nothing. */
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

export function ArrowButton({ label, direction, isAtEnd, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={isAtEnd}
      data-direction={direction}
      onClick={isAtEnd ? undefined : onPress}
    >
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12h14m-7-7 7 7-7 7" />
      </svg>
    </button>
  );
}
