import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/test.ts';
import { desktop, phone } from '../support/widths.ts';

const english = { name: 'English', base: '/journals/author', example: /^Example/, changes: 'Show the changes' };
const arabic = { name: 'Arabic', base: '/ar/journals/author', example: /^مثال/, changes: 'إظهار التعديلات' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

    for (const language of javaScriptEnabled ? [english, arabic] : [english]) {
      test(`a reader hides changes, closes a group and chooses a report by keyboard: ${language.name}`, async ({
        page,
      }) => {
        const open = async (slug: string) => {
          await page.goto(`${language.base}/${slug}`);
          return page.getByRole('figure', { name: language.example });
        };
        const expectFit = async () => {
          if (javaScriptEnabled) await expectAccessible(page, { within: 'figure' });
        };

        await test.step('changes', async () => {
          const sheet = await open('enhance-my-paper');
          const changes = sheet.getByRole('checkbox', { name: language.changes });
          const deleted = sheet.locator('del').filter({ visible: true });
          const all = await deleted.count();
          expect(all).toBeGreaterThan(5);
          await changes.press('Space');
          await expect(changes).not.toBeChecked();
          await expect(deleted).toHaveCount(0);
          await expect(sheet.locator('ins').first()).toBeVisible();
          await expect(sheet.getByRole('list')).toBeHidden();
          await expectFit();
          await onPaper(page, () => expect(deleted).toHaveCount(all));
          await changes.press('Space');
          await expect(deleted).toHaveCount(all);
        });

        await test.step('groups', async () => {
          const sheet = await open('check-integrity');
          const rows = sheet.locator('tbody tr').filter({ visible: true });
          await expect(rows).toHaveCount(5);
          await sheet.locator('summary').first().press('Enter');
          await expect(rows).toHaveCount(3);
          await expectFit();
          await onPaper(page, () => expect(rows).toHaveCount(5));
        });

        await test.step('reports', async () => {
          const sheet = await open('evaluate-my-paper');
          const [first, second] = [sheet.getByRole('article').first(), sheet.getByRole('article').last()];
          const reports = sheet.locator('article').filter({ visible: true });
          await expect(reports).toHaveCount(1);
          const title = await first.locator('p').first().textContent();
          await sheet.getByRole('radio', { name: title ?? '' }).press('ArrowDown');
          await expect(sheet.getByRole('radio').last()).toBeFocused();
          await expect(reports).toHaveCount(1);
          await expect(second).not.toContainText(title ?? '');
          await expectFit();
          await onPaper(page, () => expect(reports).toHaveCount(2));
          await page.setViewportSize(desktop);
          await expect(reports).toHaveCount(2);
          await expect(sheet.getByRole('radio')).toHaveCount(0);
        });
      });
    }
  });
}

async function onPaper(page: Page, check: () => Promise<void>) {
  await page.emulateMedia({ media: 'print' });
  await check();
  await page.emulateMedia({ media: 'screen' });
}
