import type { Page } from '@playwright/test';

/** Collects the warnings, errors and uncaught exceptions of a page from now on. */
export function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser logs the status 404 of the not-found page itself.
    if (message.text().includes('status of 404') && message.location().url === page.url()) return;
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}
