import { IconButton } from '@mirqam/shared/ui/IconButton';

interface PauseButtonProps {
  readonly isPlaying: boolean;
  readonly onHold: (isHeld: boolean) => void;
  readonly onClick: () => void;
}

export function PauseButton({ isPlaying, onHold, onClick }: PauseButtonProps) {
  return (
    <IconButton
      label={isPlaying ? 'Pause carousel' : 'Play carousel'}
      path={isPlaying ? 'M9 5v14M15 5v14' : 'm8 5 11 7-11 7z'}
      // The carousel stops while the button has the focus, until somebody presses it.
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onClick={() => {
        onHold(false);
        onClick();
      }}
    />
  );
}
