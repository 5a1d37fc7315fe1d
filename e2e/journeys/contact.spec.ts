import { site } from '@mirqam/shared/contract/site';
import { expect, type Page } from '@playwright/test';
import { test as gatewayTest } from '../support/gatewayTest.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

test('a message is sent by keyboard alone; it is cleared, and nothing leaves the browser', async ({ page }) => {
  await visit(page, '/contact');
  await expect(page.getByRole('main').getByRole('link', { name: site.email }).first()).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  // The page fetches files of the pages that it links to while it is at rest.
  const requests: string[] = [];
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && /^http:\/\/[^/]+\/apps\/[^?]+$/.test(request.url());
    if (!isFile) requests.push(request.url());
  });
  await send(page).click();
  for (const words of ['Amal', 'amal@university.example', 'Which journals suit a cohort study?']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('has not been sent yet');
  await expect(status.getByRole('link', { name: site.email })).toBeInViewport({ ratio: 1 });
  for (const name of ['Name', 'Email', 'Message']) {
    await expect(field(page, name)).toHaveValue('');
    await expect(field(page, name)).not.toHaveAccessibleDescription(/required|Invalid/);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false');
  }
  await expect(page).toHaveURL('/contact');
  expect(requests).toEqual([]);
});

const fromServices = [
  {
    path: '/journals/university/training-user-support',
    consult: 'Consult Now',
    message: 'Message',
    line: 'About “Training & User support”',
  },
  {
    path: '/ar/journals/author/enhance-my-paper',
    consult: 'طلب استشارة',
    message: 'الرسالة',
    line: 'بشأن «تحسين البحث»',
  },
] as const;

for (const { path, consult, message, line } of fromServices)
  test(`the message of a visitor who comes from a service begins with its name: ${path}`, async ({ page }) => {
    await visit(page, path);
    for (const area of ['banner', 'main'] as const) {
      await page.getByRole(area).getByRole('link', { name: consult }).click();
      await expect(field(page, message)).toHaveValue(`${line}\n`);
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  });

gatewayTest(
  'words written before the code stay, with the focus, although an extension has changed the form',
  { tag: '@nightly' },
  async ({ page, gateway }) => {
    const release = gateway.hold(/ContactPage\.\w+\.js/);
    await page.goto('/contact', { waitUntil: 'commit' });
    await field(page, 'Message').waitFor();
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('main input')) input.after(document.createElement('div'));
    });
    await field(page, 'Name').fill('Sample Author');
    await field(page, 'Message').fill('A monograph');
    await page.keyboard.type(' on wells.');
    release();
    // React has replaced the form.
    await expect(page.locator('main input + div')).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Sample Author');
    await expect(field(page, 'Message')).toHaveValue('A monograph on wells.');
    await expect(field(page, 'Message')).toBeFocused();
  },
);
