import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { isNightly } from '../support/nightly.ts';
import { visit } from '../support/visit.ts';

test.use({ viewport: { width: 900, height: 700 } });

const heading = 'Translate my paper';
const loader = (page: Page) => page.getByRole('status', { name: 'Loading page' });
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: heading }).first();

const ways = ['hover', 'touch', 'rest'] as const;

/** Follows the link once its page is fetched ahead as far as it can be without its pictures. */
async function enter(page: Page, way: (typeof ways)[number]) {
  if (way === 'hover') await link(page).hover();
  else if (way === 'touch') await link(page).dispatchEvent('touchstart');
  else await link(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (way === 'rest') await page.waitForRequest(/translate-my-paper[\w.]*\.js/);
  else await expect(page.locator('main h1', { hasText: heading })).toHaveCount(1);
  await link(page).dispatchEvent('click');
}

/** Counts the frames that show the next page without all of its pictures. */
const watchFrames = (page: Page) =>
  page.evaluate((title) => {
    const isVisible = (element: Element) => element.checkVisibility();
    const look = () => {
      const [shown] = [...document.querySelectorAll('main h1')].filter(isVisible);
      const isHalf = [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter(isVisible)
        .some((image) => !image.complete);
      const cover = document.querySelector('[role=status]');
      const isCovered = cover?.matches(':not([hidden])') && getComputedStyle(cover).opacity === '1';
      if (shown?.textContent === title && isHalf && !isCovered) document.body.dataset['half'] = 'true';
      requestAnimationFrame(look);
    };
    look();
  }, heading);

const all = ways.flatMap((way) => [200, 1000, 3000].map((delay) => [way, delay] as const));
const short = [['touch', 1000]] as const;

for (const [way, delay] of isNightly ? all : short) {
  test(`no frame shows half a page when its pictures come ${delay} ms late, after ${way}`, async ({
    page,
    gateway,
  }) => {
    const release = gateway.hold(/\/apps\/journals\/.*\.svg/);
    await visit(page, '/');
    await watchFrames(page);
    await enter(page, way);
    setTimeout(release, delay);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(loader(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveAttribute('data-half');
  });
}
