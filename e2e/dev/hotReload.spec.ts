import { expect, type Page } from '@playwright/test';
import { test } from '../support/devTest.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

// Serial, because all tests edit one checkout of one server.
test.describe.configure({ mode: 'serial' });

const form = 'remote-marketing/src/components/contact/ContactForm.tsx';

/** Opens the contact form and types text that only its state holds. */
async function openForm(page: Page) {
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/.+/);
  await markVisit(page);
}

/** Expects the same visit, text and message of the form. */
async function expectState(page: Page) {
  expect(await isSameVisit(page)).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/.+/);
}

test('edits of a remote and of the shell show without losing the state of the page, and all stay', async ({
  page,
  edit,
}) => {
  await openForm(page);
  await edit(form, '{words.submit}', 'Post it');
  await expect(page.getByRole('button', { name: 'Post it' })).toBeVisible();
  await expectState(page);
  await edit('shell/src/layout/Layout.tsx', '{skip}', 'Skip to the text');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeAttached();
  await expectState(page);
  // Renders the edited remote once more.
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada');
  await expect(page.getByRole('button', { name: 'Post it' })).toBeVisible();
  await expectState(page);
});

test('edits of a stylesheet, the tokens, a shared component and content show without losing state', async ({
  page,
  edit,
}) => {
  await openForm(page);
  await test.step('a stylesheet', async () => {
    await edit(form.replace('.tsx', '.module.css'), '@layer page {', '@layer page { .form { cursor: crosshair; }');
    await expect(page.locator('form')).toHaveCSS('cursor', 'crosshair');
    await expectState(page);
  });
  await test.step('the tokens', async () => {
    await edit('shared/tokens/base.css', '@layer base {', '@layer base { body { cursor: wait; }');
    await expect(page.locator('body')).toHaveCSS('cursor', 'wait');
    await expectState(page);
  });
  await test.step('a shared component', async () => {
    await edit('shared/ui/Banner.tsx', '<header', '<header aria-label="Hot"');
    await expect(page.locator('main').getByLabel('Hot')).toBeVisible();
    await expectState(page);
  });
  await test.step('content', async () => {
    await edit('remote-marketing/src/content/contact.ts', "submit: 'Send message'", "submit: 'Send this message'");
    await expect(page.getByRole('button', { name: 'Send this message' })).toBeVisible();
    await expectState(page);
  });
});

test('an edit of content that a page fetches by itself shows in the same visit', async ({ page, edit }) => {
  await page.goto('/journals/author/find-a-journal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a journal');
  await markVisit(page);
  // The words are the page's own, so that a new wording needs no edit here.
  const [words = ''] = await page.getByRole('heading', { level: 2 }).allTextContents();
  await edit('remote-journals/src/content/author/find-a-journal.ts', words, `Edited. ${words}`);
  await expect(page.getByRole('heading', { name: `Edited. ${words}` })).toBeVisible();
  expect(await isSameVisit(page)).toBe(true);
});
