import { site } from '@mirqam/shared/contract/site';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const required = 'This field is required';

async function expectErrors(page: Page, errors: Readonly<Record<string, string>>) {
  for (const name of ['Name', 'Email', 'Message']) {
    await expect(field(page, name)).toHaveAccessibleDescription(errors[name] ?? '');
    await expect(field(page, name)).toHaveAttribute('aria-invalid', String(name in errors));
  }
}

test.beforeEach(async ({ page }) => visit(page, '/contact'));

test('the page has a mail link and a form without errors', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: site.email }).first()).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expectErrors(page, {});
});

test('an empty form shows an error at every field and focuses the first', async ({ page }) => {
  await send(page).click();
  await expectErrors(page, { Name: required, Email: required, Message: required });
  await expect(field(page, 'Name')).toBeFocused();
});

test('a message is sent by keyboard alone; it is cleared, and nothing leaves the browser', async ({ page }) => {
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
  for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
  await expectErrors(page, {});
  await expect(page).toHaveURL('/contact');
  expect(requests).toEqual([]);
});
