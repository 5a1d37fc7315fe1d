import { expect } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';
import { hydrated } from '../support/visit.ts';

/** A marketing page whose HTML is there and whose code never comes. */
test.beforeEach(async ({ site }) => {
  site.misbehave(/^\/apps\/marketing\/.*\.js/, 'HTTP 404');
});

test('without its code a list still opens, and closes again', async ({ page }) => {
  await page.goto('/');
  const choice = page.getByRole('main').getByRole('combobox', { name: "I'm an" });
  const list = page.getByRole('main').getByRole('listbox', { name: "I'm an" });
  await choice.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('without its code a row of slides still scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/services/author_support');
  const slider = page.getByRole('region', { name: 'Why work with us' });
  const slide = slider.getByRole('listitem').first();
  await slide.hover();
  const before = (await slide.boundingBox())?.x ?? 0;
  await page.mouse.wheel(300, 0);
  await expect.poll(async () => (await slide.boundingBox())?.x).toBeLessThan(before);
});

test('without its code a question still unfolds', async ({ page }) => {
  await page.goto('/services/author_support');
  const question = page.getByRole('main').locator('details').first();
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph').first()).toBeVisible();
});

test('without its code all panels of tabs can be read, and nothing dead is offered', async ({ page }) => {
  await page.goto('/');
  const tabs = page.getByRole('tablist', { name: 'Audience' });
  await expect(tabs).toBeHidden();
  await expect(page.locator('[data-panel]').filter({ visible: true })).toHaveCount(4);
});

test('without its code a card that could not be unfolded shows all of its text', async ({ page }) => {
  await page.goto('/about');
  const texts = page.getByRole('main').locator('li [id$="desc"]');
  await expect(texts).toHaveCount(3);
  for (const text of await texts.all()) await expect(text).toBeVisible();
});

test('once the code is in, tabs are tabs again', async ({ page, site }) => {
  await page.goto('/');
  const tabs = page.getByRole('tablist', { name: 'Audience' });
  await expect(tabs).toBeHidden();
  site.behave();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(tabs).toBeVisible();
  await expect(page.locator('[data-panel]').filter({ visible: true })).toHaveCount(1);
  await hydrated(page);
  await tabs.getByRole('tab').last().click();
  await expect(page.locator('[data-panel]').last()).toBeVisible();
});

test('a page that is shown after one without code has its widgets', async ({ page, site }) => {
  await page.goto('/');
  const tabs = page.getByRole('tablist', { name: 'Audience' });
  await expect(tabs).toBeHidden();
  site.behave();
  const visitor = new Visitor(page);
  await visitor.follow('/privacy-policy');
  await visitor.expectReadable('Privacy Policy');
  await page.goBack();
  await expect(tabs).toBeVisible();
});

test('without its code a page has links that lead on, and the shell follows them', async ({ page }) => {
  const visitor = new Visitor(page);
  await page.goto('/services/author_support');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await visitor.expectReadable('Privacy Policy');
  await page.goBack();
  await visitor.expectReadable('Author support');
  expect(visitor.errors).toEqual([]);
});
