import { expect, test } from '@playwright/test';
import { allPaths } from '../support/sitePages.ts';
import { phone, tablet } from '../support/widths.ts';

test.use({ javaScriptEnabled: false });

const half = Math.ceil(allPaths.length / 2);

for (const [viewport, part] of [
  [phone, allPaths.slice(0, half)],
  [tablet, allPaths.slice(half)],
] as const) {
  test(`every text can be read without JavaScript, ${part.length} pages at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of part) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hidden = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('h2, h3, p, li, blockquote')]
          .filter((element) => !element.closest('details, nav, [aria-hidden], [role="listbox"], [aria-live]'))
          // A slider's position says nothing where all its slides show.
          .filter((element) => !/^\d of \d$/.test(element.textContent ?? ''))
          .filter((element) => element.textContent?.trim() && !element.checkVisibility({ opacityProperty: true }))
          .map((element) => element.textContent?.slice(0, 60)),
      );
      expect([path, hidden]).toEqual([path, []]);
    }
  });
}

test('every link of every page leads to a page', async ({ request }) => {
  const links = new Set<string>();
  for (const path of allPaths) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) if (href) links.add(href);
    for (const [, anchor] of html.matchAll(/<a [^>]*?href="#([^"]+)/g)) expect(html).toContain(`id="${anchor}"`);
  }
  expect(links.size).toBeGreaterThan(40);
  for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
});

test('the menu, its services and the hamburger work without JavaScript', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Conference services' }).click();
  await expect(page).toHaveURL('/services/conference_services');
});

test('"Get started" leads to the recognition section from any page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/#recoganition');
  await expect(page.locator('#recoganition h2')).toBeInViewport();
});
