import { expect } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';
import { hydrated } from '../support/visit.ts';

/** Loses the code of marketing, so that its pages are HTML alone. */
test.beforeEach(async ({ site }) => {
  site.injectFault(/^\/apps\/marketing\/.*\.js/, 'HTTP 404');
});

test('without the code of its page, a list opens and closes, and all panels of tabs are visible, but no tabs', async ({
  page,
}) => {
  await page.goto('/');
  const choice = page.getByRole('main').getByRole('combobox', { name: "I'm an" });
  const list = page.getByRole('main').getByRole('listbox', { name: "I'm an" });
  await choice.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('tablist', { name: 'Audience' })).toBeHidden();
  await expect(page.locator('[data-panel]').filter({ visible: true })).toHaveCount(4);
});

test('without the code of its page, a row of slides scrolls, a question unfolds, and the shell follows links', {
  tag: '@nightly',
}, async ({ page }) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/services/author_support');
  const slider = page.getByRole('region', { name: 'Why work with us' });
  const slide = slider.getByRole('listitem').first();
  await slide.hover();
  const before = (await slide.boundingBox())?.x ?? 0;
  await page.mouse.wheel(300, 0);
  await expect.poll(async () => (await slide.boundingBox())?.x).toBeLessThan(before);
  const question = page.getByRole('main').locator('details').first();
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await visitor.expectReadable('Privacy Policy');
  await page.goBack();
  await visitor.expectReadable('Author support');
  expect(visitor.errors).toEqual([]);
});

test('tabs appear once the code has loaded', { tag: '@nightly' }, async ({ page, site }) => {
  await page.goto('/');
  const tabs = page.getByRole('tablist', { name: 'Audience' });
  await expect(tabs).toBeHidden();
  site.clearFaults();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(tabs).toBeVisible();
  await expect(page.locator('[data-panel]').filter({ visible: true })).toHaveCount(1);
  await hydrated(page);
  await tabs.getByRole('tab').last().click();
  await expect(page.locator('[data-panel]').last()).toBeVisible();
});
