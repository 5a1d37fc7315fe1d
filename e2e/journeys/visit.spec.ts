import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

test('an address with escaped letters shows its page, also once the scripts run', async ({ page }) => {
  await visit(page, '/services/author%5Fsupport?from=mail#services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author support');
  await expect(page).toHaveURL('/services/author_support?from=mail#services');
});

test('an address with doubled slashes, which some servers merge, shows its page as well', { tag: '@nightly' }, async ({
  page,
  origin,
}) => {
  const response = await page.request.get('/services/author_support');
  await page.route(/\/\/services/, (route) => route.fulfill({ response }));
  await visit(page, `${origin}//services//author_support`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author support');
  await expect(page).toHaveURL('/services/author_support');
});
