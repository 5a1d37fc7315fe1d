import type { Overlay } from './createOverlay.ts';
import { post } from './post.ts';

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
  const known = new Set<string>();
  const show = (error: Error) => {
    if (error.constructor.name === 'NotFoundError' || error.name === 'NotFoundError') return;
    const stack = ownFrames(error);
    overlay.add('running', stack);
    if (known.has(stack)) return;
    known.add(stack);
    void post('thrown', stack).then((text) => overlay.replace('running', stack, text));
  };
}

/** The message and the stack, which starts with the message in some browsers only. */
function ownFrames(error: Error): string {
  const { stack = '' } = error;
  const text = stack.startsWith(String(error)) ? stack : `${error}\n${stack}`;
  // The frames below the components are React's own.
  return text.replace(/\n[^\n]*react_stack_bottom_frame.*/s, '');
}
