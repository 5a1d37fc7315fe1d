import { expect } from '@playwright/test';
import { DevProcess } from '../support/DevProcess.ts';
import { test as base } from '../support/devTest.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';

/** `dev -- shell`: the remotes come from the store. */
const test = base.extend<{ shell: DevProcess }>({
  shell: async ({ checkout }, use) => {
    const dev = await DevProcess.start(checkout.folder, ['shell']);
    await use(dev);
    await dev.stop();
  },
  baseURL: async ({ shell }, use) => use(shell.origin),
});

test('edits of the shell keep the state of released remotes', async ({ page, edit }) => {
  const script = page.waitForResponse(/\/apps\/marketing\/[\w.-]+\.js$/);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada');
  expect((await script).ok()).toBe(true);
  await markVisit(page);
  await edit('shell/src/layout/Layout.tsx', '{skip}', 'Skip to the text');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada');
  expect(await isSameVisit(page)).toBe(true);
});
