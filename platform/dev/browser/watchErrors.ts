import type { Overlay } from './createOverlay.ts';

/** Shows errors of components, including those that an error boundary catches. */
export function watchErrors(overlay: Overlay): void {
  const log = console.error;
  // React logs an error that a boundary catches, as one of several arguments.
  console.error = (...messages: readonly unknown[]) => {
    log(...messages);
    const error = messages.find((message) => message instanceof Error);
    if (error && messages.some((message) => typeof message === 'string' && message.startsWith('The above error')))
      show(error);
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

// The frames below the components are React's own.
const ownFrames = ({ stack, message }: Error) => (stack ?? message).replace(/\n[^\n]*react_stack_bottom_frame.*/s, '');
