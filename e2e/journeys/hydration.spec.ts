import { expect } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { test } from '../support/gatewayTest.ts';
import { isNightly } from '../support/nightly.ts';

const differences = {
  text: (html: string) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Planted'),
  element: (html: string) => html.replace('</h1>', '</h1><hr>'),
};

// `firstVisit.spec.ts` checks that no page differs: no first load logs an error.
const kinds = Object.entries(differences);
for (const [kind, plant] of isNightly ? kinds : kinds.slice(0, 1)) {
  test(`a page whose ${kind} differs from what the browser renders is reported`, async ({ page, gateway }) => {
    const errors = consoleErrors(page);
    gateway.edit(/^\/about$/, plant);
    await page.goto('/about');
    await expect.poll(() => errors.join('\n')).toMatch(/hydrat|#418/i);
  });
}
