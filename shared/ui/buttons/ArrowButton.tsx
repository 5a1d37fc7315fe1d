import type { ComponentProps } from 'react';
import { IconButton } from './IconButton.tsx';

interface ArrowButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly direction: 'previous' | 'next';
  /** Disabled at the end of the row, but still focusable. */
  readonly isAtEnd?: boolean;
}

const arrows = { previous: 'M20 12H4m7-7-7 7 7 7', next: 'M4 12h16m-7-7 7 7-7 7' };

export function ArrowButton({ direction, isAtEnd, onClick, ...rest }: ArrowButtonProps) {
  return (
    <IconButton
      {...rest}
      path={arrows[direction]}
      isArrow
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onClick}
    />
  );
}
