import type { Page } from '@playwright/test';

/** Everything a page complains about from now on: warnings, errors, and what nobody caught. */
export function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // An unknown address is answered 404, and the browser says so, of the page itself.
    if (message.text().includes('status of 404') && message.location().url === page.url()) return;
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}
