import { expect, test } from '@playwright/test';
import { paths } from 'shared/contract/paths';
import { visit } from '../support/visit.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 1400 });
  await page.emulateMedia({ media: 'print' });
});

test('a printed page has the name of the site, but nothing that only a screen can use', async ({ page }) => {
  await visit(page, paths.journal.href('author', 'find-a-journal'));
  await expect(page.getByRole('banner').getByText('Mirqam').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Consult Now' })).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every tab, every testimonial and every slide is printed, their controls are not', async ({ page }) => {
  await visit(page, paths.about.href());
  await expect(page.getByRole('tablist', { name: 'Our Mission' })).toBeHidden();
  for (const text of ['Transparency', 'Credibility']) await expect(page.getByText(text).first()).toBeVisible();
  await visit(page, paths.home.href());
  for (const quote of await page.locator('blockquote').all()) await expect(quote).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause carousel', includeHidden: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next testimonial', includeHidden: true })).toBeHidden();
});

test('the services of every audience are printed, however narrow the paper is', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await visit(page, paths.home.href());
  await expect(page.getByRole('link', { name: 'Journal metrics & Analytics' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Training & User support' })).toBeVisible();
});

test('the answers are printed with their questions', async ({ page }) => {
  await visit(page, paths.authorSupport.href());
  for (const details of await page.locator('details').all())
    await expect(details.locator('> :not(summary)')).toBeVisible();
});
