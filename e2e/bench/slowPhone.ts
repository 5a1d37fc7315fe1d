import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { medians, type Row } from './table.ts';

/** Slow 4G with the values that Lighthouse applies through the DevTools protocol. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.4744 * 1e6) / 8,
  uploadThroughput: 675_000 / 8,
};
const slowdown = 4;

const runs = 5;

/** Measures each path in five fresh browsers; returns the medians, with the path in `column`. */
export async function measureOnSlowPhone(
  column: string,
  paths: readonly string[],
  measure: (page: Page, path: string, client: CDPSession) => Promise<Readonly<Record<string, number>>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const measured: Readonly<Record<string, number>>[] = [];
    for (let run = 0; run < runs; run++) {
      measured.push(await withSlowPhone((page, client) => measure(page, path, client)));
    }
    rows.push({ [column]: path, ...medians(measured) });
  }
  return rows;
}

/** Runs `work` in a fresh browser on a slow phone with a slow network. */
async function withSlowPhone<T>(work: (page: Page, client: CDPSession) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
    // Functions that tsx has compiled call this helper, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page, client);
  } finally {
    await browser.close();
  }
}
