import { expect } from '@playwright/test';
import { frames, left, showCarousel } from '../support/carousel.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, narrowestRow, phone, resize } from '../support/widths.ts';

test.use({ viewport: desktop });

test('the audience selector, the carousel and "What we do" have their sizes at every width', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, '/');
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
  ] as const)
    await test.step(`a laptop of ${width} × ${height} shows the whole audience selector at once`, async () => {
      await resize(page, { width, height });
      await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    });

  await test.step('the carousel has six cards and their copies, 16 px apart', async () => {
    const themes = page.getByRole('region', { name: 'Themes' });
    await expect(themes.locator('li')).toHaveCount(12);
    for (const [viewport, width] of [
      [phone, 300],
      [{ width: 640, height: 800 }, 516],
    ] as const) {
      await resize(page, viewport);
      const boxes = await themes
        .locator('li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
      expect(boxes.map((box) => Math.round(box.width))).toEqual(Array(12).fill(width));
      expect(Math.round((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0))).toBe(16);
    }
  });

  await test.step('"What we do" has four cards with a heading each, in 1, 2 or 4 columns', async () => {
    const parts = page.getByRole('region', { name: 'What we do' });
    await expect(parts.getByRole('heading', { level: 3 })).toHaveCount(4);
    const cards = parts.getByRole('listitem');
    await expect(cards).toHaveCount(4);
    const counts = [];
    for (const width of [375, 768, 1440]) {
      await resize(page, { width, height: 800 });
      const lefts = await cards.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      counts.push(new Set(lefts).size);
    }
    expect(counts).toEqual([1, 2, 4]);
  });
});

test('the headings of the journey take one line where its six stations stand in a row', async ({ page }) => {
  await page.setViewportSize(narrowestRow);
  for (const path of ['/', '/ar']) {
    await visit(page, path);
    const heights = await page.locator('main ol h3').evaluateAll((headings) => headings.map((h3) => h3.clientHeight));
    expect(heights, path).toEqual(Array(6).fill(Math.min(...heights)));
  }
});

test('the carousel does not move with reduced motion until a visitor presses play, and focus on a card stops it for good', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const themes = page.getByRole('region', { name: 'Themes' });
  const list = await showCarousel(themes);
  const start = await left(list);
  await frames(list, 20);
  expect(await left(list)).toBe(start);
  await themes.getByRole('button', { name: 'Play carousel' }).click();
  await expect(themes.getByRole('button', { name: 'Pause carousel' })).toBeVisible();
  await expect.poll(() => left(list)).toBeGreaterThan(start);
  await themes.getByRole('link').first().focus();
  await expect(themes.getByRole('button', { name: 'Play carousel' })).toBeVisible();
  await list.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await frames(list, 20);
  expect(await left(list)).toBe(0);
});

test('the drawing drifts on the compositor until it is out of view or paused, and not with reduced motion or forced colours', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, '/');
  const states = () =>
    page.locator('header > img').evaluate((drawing) =>
      drawing.getAnimations().map(({ effect, playState }) => [
        playState,
        // A property other than these takes time of the main thread.
        ...Object.keys((effect as KeyframeEffect).getKeyframes()[1] ?? {}).filter((key) => key === 'transform'),
      ]),
    );
  await expect.poll(states).toEqual([['running', 'transform']]);
  const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await scrollTo(3000);
  await expect.poll(states).toEqual([['paused', 'transform']]);
  await scrollTo(0);
  await expect.poll(states).toEqual([['running', 'transform']]);
  const pause = page.getByRole('button', { name: 'Pause drawing' });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(pause).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'none' });
  await pause.click();
  expect(await states()).toEqual([['paused', 'transform']]);
  await page.getByRole('button', { name: 'Play drawing' }).click();
  await expect.poll(states).toEqual([['running', 'transform']]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'drawing' })).toHaveCount(0);
  expect(await states()).toEqual([['paused', 'transform']]);
});
