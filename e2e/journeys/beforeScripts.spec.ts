import { expect } from '@playwright/test';
import { paths } from 'shared/contract/paths';
import { test } from '../support/gatewayTest.ts';
import { hydrated } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

test('the services answer before the scripts are in, and stay open when these take over', async ({ page, gateway }) => {
  const release = gateway.hold(/\.js/);
  await page.setViewportSize(desktop);
  await page.goto(paths.home.href(), { waitUntil: 'commit' });
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' });
  const list = page.locator('#services-menu');
  await services.click();
  await expect(list).toBeVisible();
  await services.click();
  await expect(list).toBeHidden();
  await services.click();
  release();
  await hydrated(page);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeVisible();
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
});

test('the hamburger and its services answer before the scripts are in, and stay open', async ({ page, gateway }) => {
  const release = gateway.hold(/\.js/);
  await page.setViewportSize(phone);
  await page.goto(paths.home.href(), { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Services' }).click();
  await expect(menu.getByRole('link', { name: 'Author support' })).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: 'Author support' }).click();
  await expect(page).toHaveURL(paths.authorSupport.href());
  await expect(menu).toBeHidden();
});

test('a link is followed before the scripts are in, as a full load', async ({ page, gateway }) => {
  gateway.hold(/\.js/);
  await page.goto(paths.about.href(), { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('questions unfold before the scripts are in', async ({ page, gateway }) => {
  gateway.hold(/\.js/);
  await page.goto(paths.authorSupport.href(), { waitUntil: 'commit' });
  const question = page.getByRole('main').locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
});
