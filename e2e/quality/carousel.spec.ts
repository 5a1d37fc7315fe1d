import { expect } from '@playwright/test';
import { frames, left, showCarousel } from '../support/carousel.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

test.use({ viewport: desktop });

test('cards out of view request no animation frames', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    Reflect.set(window, 'asked', 0);
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1);
      return ask(callback);
    };
  });
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as number);
  await visit(page, '/');
  const list = await showCarousel(page.getByRole('region', { name: 'Themes' }));
  const start = await left(list);
  await expect.poll(() => left(list)).toBeGreaterThan(start);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(list).not.toBeInViewport();
  await frames(list, 2);
  const before = await asked();
  await frames(list, 20);
  expect((await asked()) - before).toBe(20);
});

test('each card that a visitor tabs to is whole in view on a phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  const themes = page.getByRole('region', { name: 'Themes' });
  await showCarousel(themes);
  await themes.getByRole('button', { name: 'Next theme' }).focus();
  for (let cards = 0; cards < 6; cards++) {
    await page.keyboard.press('Tab');
    await expect(themes.locator('li:has(:focus)')).toBeInViewport({ ratio: 1 });
  }
});

test('a mouse drags the cards, and its release is not a click, nor missed outside the cards', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, '/');
  const list = await showCarousel(page.getByRole('region', { name: 'Themes' }));
  const box = await list.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 700, (box?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  const start = await left(list);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 5 });
  await page.mouse.move(x - 300, y, { steps: 5 });
  expect(Math.abs((await left(list)) - start - 300)).toBeLessThan(12);
  await page.mouse.up();
  await frames(list, 5);
  await expect(page).toHaveURL('/');

  await test.step('a drag ends when its button is released outside the cards', async () => {
    await page.getByRole('button', { name: 'Pause carousel' }).click();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 160);
    await page.mouse.up();
    await page.mouse.move(x, y);
    const end = await left(list);
    await page.mouse.move(x - 200, y, { steps: 5 });
    await frames(list, 5);
    expect(await left(list)).toBe(end);
  });
});
