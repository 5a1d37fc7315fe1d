import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

test('the slider shows 1, 2 or 3 slides, 24 px apart', async ({ page }) => {
  await visit(page, '/services/author_support');
  const slides = page.getByRole('region', { name: 'Why work with us' }).locator('li');
  const shown = [];
  for (const width of [767, 768, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await slides.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    const [first, second] = boxes;
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(24);
    const track = await slides.first().evaluate((slide) => slide.parentElement?.parentElement?.clientWidth ?? 0);
    shown.push(Math.round((track + 24) / ((first?.width ?? 0) + 24)));
  }
  expect(shown).toEqual([1, 2, 2, 3]);
});

test('the slider stops at its ends and keeps the focus there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, '/services/author_support');
  const next = page.getByRole('button', { name: 'Next slide' });
  const previous = page.getByRole('button', { name: 'Previous slide' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('a question opens and closes by keyboard', async ({ page }) => {
  await visit(page, '/services/author_support');
  const question = page.locator('main details').first();
  await question.locator('summary').press('Enter');
  await expect(question).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(question).not.toHaveAttribute('open');
});
