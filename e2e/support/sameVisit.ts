import type { Page } from '@playwright/test';

/** Marks the document, so that a full load can be told from a route change. */
export const markVisit = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSameVisit', true));

/** False once the document was loaded anew. */
export const isSameVisit = (page: Page) => page.evaluate(() => Reflect.has(window, 'isSameVisit'));
