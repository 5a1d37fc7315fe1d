import { expect, type Locator } from '@playwright/test';

/** Scrolls the carousel into view once it has all cards. */
export async function showCarousel(themes: Locator): Promise<Locator> {
  const list = themes.locator('ul');
  await list.scrollIntoViewIfNeeded();
  await expect(list.locator('li')).toHaveCount(12);
  return list;
}

/** The distance that the cards have moved, in pixels. */
export const left = (list: Locator) => list.evaluate((element) => element.scrollLeft);

/** Resolves after a number of animation frames. */
export const frames = (list: Locator, count: number) =>
  list.evaluate(async (_, frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
