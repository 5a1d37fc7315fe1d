import type { CDPSession, Page } from '@playwright/test';
import { readSitePages } from '../support/SitePages.ts';
import { measureOnSlowPhone } from './slowPhone.ts';
import { duringSite } from './startSite.ts';

/** Measures times in ms and transferred kilobytes by kind, for each type of page. */
export const measureFirstVisits = () =>
  duringSite(async (origin) => {
    const { templates } = await readSitePages(origin);
    return await measureOnSlowPhone('page', templates, (page, path, client) =>
      measureVisit(page, client, origin + path),
    );
  });

async function measureVisit(page: Page, client: CDPSession, url: string): Promise<Record<string, number>> {
  const bytes = watchBytes(client);
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'networkidle' });
  return { ...(await readTimes(page)), ...bytes };
}

function watchPage() {
  const times = { largest: 0, menu: 0, tasks: [] as PerformanceEntry[] };
  Reflect.set(window, 'times', times);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => times.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) tryMenu();
  }).observe({ type: 'paint', buffered: true });

  /** Clicks on the menu button from the first paint on, until a click opens the menu. */
  function tryMenu() {
    const clicked = performance.now();
    const button = document.querySelector<HTMLElement>('[popovertarget="site-menu"]');
    button?.click();
    if (!document.querySelector('#site-menu:popover-open')) return requestAnimationFrame(tryMenu);
    times.menu = clicked;
    return button?.click();
  }
}

/** Blocking time is the time beyond 50 ms of each task after the first paint, see https://web.dev/articles/tbt. */
const readTimes = (page: Page) =>
  page.evaluate(() => {
    const { largest, menu, tasks } = Reflect.get(window, 'times');
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = tasks
      .filter(({ startTime }: PerformanceEntry) => startTime >= first)
      .reduce((sum: number, { duration }: PerformanceEntry) => sum + duration - 50, 0);
    return { 'FCP ms': first, 'LCP ms': largest, 'menu ms': menu, 'blocking ms': blocking };
  });

function watchBytes(client: CDPSession): Record<string, number> {
  const kilobytes: Record<string, number> = { 'html KB': 0, 'js KB': 0, 'font KB': 0, 'image KB': 0 };
  const names: Readonly<Record<string, string>> = {
    Document: 'html KB',
    Script: 'js KB',
    Font: 'font KB',
    Image: 'image KB',
  };
  const kinds = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, names[type] ?? ''));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = kinds.get(requestId);
    if (name) kilobytes[name] = (kilobytes[name] ?? 0) + encodedDataLength / 1000;
  });
  return kilobytes;
}
