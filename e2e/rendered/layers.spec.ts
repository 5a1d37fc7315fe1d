import { expect, test } from '@playwright/test';
import { visit } from '../support/visit.ts';

test('the order of the layers stands before every rule, so that components win over element defaults', async ({
  page,
}) => {
  await visit(page, '/');
  const first = await page.evaluate(() => document.querySelector('style')?.textContent.trimStart().slice(0, 40));
  expect(first).toMatch(/^@layer base,\s*ui,/);
});
