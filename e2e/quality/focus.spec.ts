import { expect, type Page } from '@playwright/test';
import { inTurn, isNightly } from '../support/nightly.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

const viewports = isNightly ? [phone, desktop] : [desktop];

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    // Each stop would wait for its transition.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every Tab stop of a page is visible, has a focus indicator and is not before the last one to the eye', async ({
      page,
      pages,
    }) => {
      for (const [index, path] of inTurn(pages.sampled, viewports, viewport).entries())
        await test.step(path, async () => {
          await visit(page, path);
          // Header and footer are the same on every page.
          const isWhole = isNightly || index === 0;
          const stops = isWhole ? await walk(page) : await walkMain(page);
          expect(stops.length, path).toBeGreaterThan(isWhole ? 10 : 0);
          expect(
            stops.filter(({ isVisible, isMarked }) => !isVisible || !isMarked),
            path,
          ).toEqual([]);
          const inPage = stops.filter(({ isFixed }) => !isFixed);
          const isBefore = (stop: Stop, last: Stop | undefined) =>
            last !== undefined && stop.bottom <= last.top && stop.start < last.start;
          expect(
            inPage.filter((stop, place) => isBefore(stop, inPage[place - 1])),
            path,
          ).toEqual([]);
        });
    });
  });
}

interface Stop {
  readonly name: string;
  readonly isVisible: boolean;
  readonly isMarked: boolean;
  /** Whether it keeps its place in the window. */
  readonly isFixed: boolean;
  /** On the page, from the side where lines start. */
  readonly start: number;
  readonly top: number;
  readonly bottom: number;
}

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Walks from the target of the skip link to the footer. */
async function walkMain(page: Page): Promise<Stop[]> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('footer *')) element.setAttribute('data-walked', '');
  });
  return await walk(page);
}

/** The focused element after its transitions; nothing once the focus has left the page or has been there. */
async function readStop(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-walked')) return undefined;
  element.setAttribute('data-walked', '');
  await Promise.all(
    document.getAnimations().map(({ effect, finished }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless ? undefined : finished.catch(() => undefined);
    }),
  );
  const { left, right, top, width, height } = element.getBoundingClientRect();
  const isFixed = (part: Element | null): boolean =>
    part !== null && (['fixed', 'sticky'].includes(getComputedStyle(part).position) || isFixed(part.parentElement));
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.25, 0.5, 0.75].map((y) => [left + x * width, top + y * height]));
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    name: element.textContent || element.getAttribute('aria-label') || element.tagName,
    isVisible: places.some(([x = 0, y = 0]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && element.contains(seen);
    }),
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isFixed: isFixed(element),
    start: document.dir === 'rtl' ? window.innerWidth - right : left,
    top: top + window.scrollY,
    bottom: top + height + window.scrollY,
  };
}
