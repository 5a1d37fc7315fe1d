import { site } from '@mirqam/shared/contract/site';
import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

test('the footer has the e-mail address, social links to the home page, the copyright of 2025, and links to the services of every audience and to both policies', async ({
  page,
}) => {
  await visit(page, '/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  for (const { label } of site.social)
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', '/');
  await expect(footer).toContainText('© 2025');
  const services = page.getByRole('navigation', { name: 'Services in the footer' });
  await expect(services.getByRole('link')).toHaveCount(9);
  await services.getByRole('link', { name: 'For editors' }).click();
  await expect(page).toHaveURL('/journals/editor/journal-metrics-analytics');
  await expect(page.getByRole('region', { name: 'Other services for editors' }).getByRole('link')).toHaveCount(4);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await footer.getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL('/terms-conditions');
});

test('the e-mail address stays on one line in the narrowest window of each layout', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: site.email });
  for (const path of ['/about', '/ar/about']) {
    await visit(page, path);
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, `${path} at ${width} px`).toBe(1);
    }
  }
});
