/** The kind of file: a remote's container, the chunk of a page, any other chunk, a stylesheet. */
export type LoadStage = 'entry' | 'page' | 'chunk' | 'style';

/** The type of the event, for `addEventListener`. */
export const preloadErrorName = 'federation:preloadError';

/** One failed attempt to load a file. */
export interface PreloadErrorDetails {
  /** The error that is thrown unless the event is handled. */
  readonly payload: Error;
  readonly app: string;
  readonly release: string;
  readonly composition: string;
  readonly stage: LoadStage;
  readonly url: string;
  /** Counted from 1. */
  readonly attempt: number;
}

/**
 * Raised on `window` once for every failed attempt to load a file of a release.
 *
 * Contract: cancelable. By default, the error is thrown to the code that requested the file. After `preventDefault()`
 * nothing is thrown; a handler that also calls `retry(when)` gets another attempt when `when` resolves.
 * Relied upon by the shell's retry policy (`shell/src/loading/retryPolicy.ts`), by monitoring, and by tests.
 * Why: it is the counterpart of https://vite.dev/guide/build#load-error-handling for a federated site.
 */
export class PreloadErrorEvent extends Event implements PreloadErrorDetails {
  declare readonly payload: Error;
  declare readonly app: string;
  declare readonly release: string;
  declare readonly composition: string;
  declare readonly stage: LoadStage;
  declare readonly url: string;
  declare readonly attempt: number;
  retryWhen: Promise<void> | undefined;

  constructor(details: PreloadErrorDetails) {
    super(preloadErrorName, { cancelable: true });
    Object.assign(this, details);
  }

  retry(when: Promise<void>) {
    this.retryWhen = when;
  }
}

declare global {
  interface WindowEventMap {
    'federation:preloadError': PreloadErrorEvent;
  }
}
