import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { median, type Row } from './table.ts';

/** Slow 4G as a phone meets it: what Lighthouse applies in the browser's own protocol. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.4744 * 1e6) / 8,
  uploadThroughput: 675_000 / 8,
};
const slowdown = 4;
const runs = 5;

/** Paint and blocking times in ms (medians of five fresh browsers) and kilobytes on the wire by kind, for each path. */
export async function measureFirstVisits(origin: string, paths: readonly string[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const visits: Record<string, number>[] = [];
    for (let run = 0; run < runs; run++) visits.push(await measureVisit(origin + path));
    const figures = Object.keys(visits[0] ?? {}).map((name) => [name, median(visits.map((visit) => visit[name] ?? 0))]);
    rows.push({ page: path, ...Object.fromEntries(figures) });
  }
  return rows;
}

async function measureVisit(url: string): Promise<Record<string, number>> {
  const browser: Browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const client = await page.context().newCDPSession(page);
    const bytes = await watchBytes(client);
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'networkidle' });
    return { ...(await readTimes(page)), ...bytes };
  } finally {
    await browser.close();
  }
}

function watchPage() {
  const times = { largest: 0, blocking: 0 };
  Reflect.set(window, 'times', times);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

const readTimes = (page: Page) =>
  page.evaluate(() => {
    const { largest, blocking } = Reflect.get(window, 'times');
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { 'FCP ms': first?.startTime ?? 0, 'LCP ms': largest, 'blocking ms': blocking };
  });

async function watchBytes(client: CDPSession): Promise<Record<string, number>> {
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
  await client.send('Network.enable');
  return kilobytes;
}
