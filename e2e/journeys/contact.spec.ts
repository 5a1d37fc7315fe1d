import { site } from '@mirqam/shared/contract/site';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const required = 'This field is required';
const malformed = 'Invalid email address';

async function fill(page: Page, name: string, email: string, message: string) {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
}

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

test('an empty form names every field and goes to the first', async ({ page }) => {
  await send(page).click();
  await expectErrors(page, { Name: required, Email: required, Message: required });
  await expect(field(page, 'Name')).toBeFocused();
});

test('white space counts as nothing; a malformed address is named; the first error has the focus', async ({ page }) => {
  await fill(page, 'Amal', 'amal@nowhere', ' \n ');
  await send(page).click();
  await expectErrors(page, { Email: malformed, Message: required });
  await expect(field(page, 'Email')).toBeFocused();
});

test('every change is checked: an error comes and goes while the visitor types', async ({ page }) => {
  for (const address of ['a', 'a@', 'a@b', 'a@b.', 'a b@c.de', '@b.cd']) {
    await field(page, 'Email').fill(address);
    await expectErrors(page, { Email: malformed });
  }
  await field(page, 'Email').fill('a@b.c');
  await expectErrors(page, {});
  await field(page, 'Email').fill('');
  await expectErrors(page, { Email: required });
});

test('a valid message is cleared, its fate is told truthfully, and nothing leaves the browser', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await send(page).click();
  await fill(page, 'Amal', 'amal@university.example', 'Which journals suit a cohort study?');
  await send(page).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('does not send messages yet');
  await expect(status.getByRole('link', { name: site.email })).toBeVisible();
  for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
  await expectErrors(page, {});
  await expect(page).toHaveURL('/contact');
  expect(requests).toEqual([]);
});

test('the form works by keyboard alone', async ({ page }) => {
  await field(page, 'Name').focus();
  await page.keyboard.type('Amal');
  await page.keyboard.press('Tab');
  await page.keyboard.type('amal@university.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A question');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('does not send messages yet');
});
