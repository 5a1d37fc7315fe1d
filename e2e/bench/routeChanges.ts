import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/visit.ts';
import { measureOnSlowPhone } from './slowPhone.ts';
import { duringSite } from './startSite.ts';

/** Milliseconds between scrolling to a link and tapping it. */
const reading = 3000;
const targets = ['/about', '/contact', '/services/publishing-services', '/privacy-policy'];

/** Measures the milliseconds from a tap on a link, in the middle of the window where it can be, until its page is complete. */
export const measureRouteChanges = () =>
  duringSite((origin) =>
    measureOnSlowPhone('from home to', targets, async (page, path) => ({
      ms: await measureChange(page, origin, path),
    })),
  );

async function measureChange(page: Page, origin: string, path: string): Promise<number> {
  await page.goto(origin, { waitUntil: 'networkidle' });
  await hydrated(page);
  // Pages that are rendered ahead are hidden.
  const link = page.locator(`:is(main, footer) a[href="${path}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await setTimeout(reading);
  const shown = page.evaluate(watchChange, path);
  await link.tap();
  return await shown;
}

/** Resolves when another heading is shown, the loader is hidden, and visible images and fonts have loaded. */
function watchChange(path: string): Promise<number> {
  let clicked = 0;
  const headings = () => [...document.querySelectorAll('main h1')].filter((heading) => heading.checkVisibility());
  const [before] = headings();
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isComplete = () =>
    location.pathname === path &&
    headings().some((heading) => heading !== before) &&
    document.querySelector('[role="status"][aria-label="Loading page"]:not([hidden])') === null &&
    [...document.images].every((image) => image.complete || !isInView(image)) &&
    document.fonts.status === 'loaded';
  return new Promise((resolve) => {
    requestAnimationFrame(function look() {
      // The next frame starts after this one has been painted.
      if (clicked && isComplete()) requestAnimationFrame(() => resolve(performance.now() - clicked));
      else requestAnimationFrame(look);
    });
  });
}
