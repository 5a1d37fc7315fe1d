import type { Overlay } from './createOverlay.ts';

/** Shows what a component throws, also where an error boundary catches it. */
export function watchErrors(overlay: Overlay): void {
  const log = console.error;
  // React hands what a boundary catches to the console, with the error between its words.
  console.error = (...words: readonly unknown[]) => {
    log(...words);
    const error = words.find((word) => word instanceof Error);
    if (error && words.some((word) => typeof word === 'string' && word.startsWith('The above error'))) show(error);
  };
  addEventListener('error', ({ error }) => {
    if (error instanceof Error) show(error);
  });
  const show = (error: Error) => {
    if (error.constructor.name !== 'NotFoundError' && error.name !== 'NotFoundError') {
      overlay.add('running', ownFrames(error));
    }
  };
}

// Below its components stands React itself.
const ownFrames = ({ stack, message }: Error) => (stack ?? message).replace(/\n[^\n]*react_stack_bottom_frame.*/s, '');
