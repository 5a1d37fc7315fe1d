import type { Page } from '@playwright/test';

/** Marks the document, which tells a route change from a full load. */
export const markVisit = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSameVisit', true));

/** Whether the document has not been loaded again. */
export const isSameVisit = (page: Page) => page.evaluate(() => Reflect.has(window, 'isSameVisit'));
