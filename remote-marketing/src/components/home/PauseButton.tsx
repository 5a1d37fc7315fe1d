import styles from './ArrowButton.module.css';

interface PauseButtonProps {
  readonly isPlaying: boolean;
  readonly onHold: (isHeld: boolean) => void;
  readonly onClick: () => void;
}

export function PauseButton({ isPlaying, onHold, onClick }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isPlaying ? 'Pause carousel' : 'Play carousel'}
      // What moves is held while the button has the focus, until it is pressed.
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onClick={() => {
        onHold(false);
        onClick();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPlaying ? 'M9 5v14M15 5v14' : 'm8 5 11 7-11 7z'} />
      </svg>
    </button>
  );
}
