import { IconButton } from '@mirqam/shared/ui/IconButton';
import type { PauseWords } from '../../content/HomeContent.ts';

interface PauseButtonProps {
  readonly words: PauseWords;
  readonly isPlaying: boolean;
  /** Called while the button has the focus, until somebody presses it. */
  readonly onHold?: (isHeld: boolean) => void;
  readonly onClick: () => void;
}

export function PauseButton({ words, isPlaying, onHold, onClick }: PauseButtonProps) {
  return (
    <IconButton
      label={isPlaying ? words.pause : words.play}
      path={isPlaying ? 'M9 5v14M15 5v14' : 'm8 5 11 7-11 7z'}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
      onClick={() => {
        onHold?.(false);
        onClick();
      }}
    />
  );
}
