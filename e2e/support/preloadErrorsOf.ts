import type { PreloadErrorEvent } from '@mirqam/shared/contract/preloadError';
import type { Page } from '@playwright/test';

/** A `federation:preloadError` as a listener on `window` gets it. */
export interface PreloadError {
  readonly isError: boolean;
  readonly message: string;
  readonly app: string;
  readonly release: string;
  readonly composition: string;
  readonly stage: string;
  readonly url: string;
  readonly attempt: number;
  readonly target: string;
  readonly cancelable: boolean;
  /** Read after every listener has run. */
  readonly wasHandled: boolean;
}

/** Collects the preload errors of a page; call it before the page is opened. */
export async function preloadErrorsOf(page: Page): Promise<readonly PreloadError[]> {
  const errors: PreloadError[] = [];
  await page.exposeFunction('reportPreloadError', (error: PreloadError) => errors.push(error));
  await page.addInitScript(() => {
    addEventListener('federation:preloadError', (event: PreloadErrorEvent) => {
      const { payload, app, release, composition, stage, url, attempt, cancelable } = event;
      const target = event.currentTarget === window ? 'window' : 'elsewhere';
      const isError = payload instanceof Error;
      const details = { isError, message: payload.message, app, release, composition, stage, url, attempt, target };
      setTimeout(() =>
        Reflect.get(window, 'reportPreloadError')({ ...details, cancelable, wasHandled: event.defaultPrevented }),
      );
    });
  });
  return errors;
}
