import { post } from './connect.ts';
import type { Overlay } from './createOverlay.ts';

/** The errors of the page. */
export interface PageErrors {
  /** Whether an error boundary has caught one outside of an update: the fix of its component shows after a reload only. */
  isLost: boolean;
}

/** Shows errors of modules, components and promises, including those that an error boundary catches. */
export function watchErrors(overlay: Overlay): PageErrors {
  const errors: PageErrors = { isLost: false };
  const log = console.error;
  // React logs an error that a boundary catches, as one of several arguments.
  console.error = (...messages: readonly unknown[]) => {
    log(...messages);
    const error = messages.find((message) => message instanceof Error);
    if (error && messages.some((message) => typeof message === 'string' && message.startsWith('The above error'))) {
      errors.isLost ||= !isNotFound(error);
      show(error);
    }
  };
  addEventListener('error', ({ error }) => {
    if (error instanceof Error) show(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) show(reason);
  });
  const known = new Set<string>();
  const show = (error: Error) => {
    if (isNotFound(error)) return;
    const stack = ownFrames(error);
    overlay.add('running', stack);
    if (known.has(stack)) return;
    known.add(stack);
    void post('thrown', stack).then((text) => overlay.replace('running', stack, text));
  };
  return errors;
}

const isNotFound = (error: Error) => [error.constructor.name, error.name].includes('NotFoundError');

/** The message and the stack, which starts with the message in some browsers only. */
function ownFrames(error: Error): string {
  const { stack = '' } = error;
  const text = stack.startsWith(String(error)) ? stack : `${error}\n${stack}`;
  // The frames below the components are React's own.
  return text.replace(/\n[^\n]*react_stack_bottom_frame.*/s, '');
}
