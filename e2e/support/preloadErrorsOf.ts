import type { PreloadErrorEvent } from '@mirqam/shared/contract/preloadError';
import type { Page } from '@playwright/test';

/** What one `federation:preloadError` has told a listener on `window`. */
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
  /** Once every listener has heard it. */
  readonly wasHandled: boolean;
}

/** Collects the preload errors of a page as an outside observer would; to be called before the page is opened. */
export async function preloadErrorsOf(page: Page): Promise<readonly PreloadError[]> {
  const errors: PreloadError[] = [];
  await page.exposeFunction('tellPreloadError', (error: PreloadError) => errors.push(error));
  await page.addInitScript(() => {
    addEventListener('federation:preloadError', (event: PreloadErrorEvent) => {
      const { payload, app, release, composition, stage, url, attempt, cancelable } = event;
      const target = event.currentTarget === window ? 'window' : 'elsewhere';
      const isError = payload instanceof Error;
      const told = { isError, message: payload.message, app, release, composition, stage, url, attempt, target };
      setTimeout(() =>
        Reflect.get(window, 'tellPreloadError')({ ...told, cancelable, wasHandled: event.defaultPrevented }),
      );
    });
  });
  return errors;
}
