import { type CDPSession, expect, type Page } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { delayFonts, invisible, leastShift, settled, shiftOf, watchShifts } from '../support/layoutShift.ts';
import { inTurn, isNightly } from '../support/nightly.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { unknownPath } from '../support/SitePages.ts';
import { test } from '../support/test.ts';
import { desktop, phone, resize, tablet } from '../support/widths.ts';

/** Transferred kilobytes: the most that a visit may take, and the least that it has taken, so that an improvement is locked in. */
const budgets = {
  script: { most: 109.4, least: 93 },
  document: { most: 16, least: 4 },
  font: { most: 42.5, least: 30 },
  image: { most: 60, least: 0 },
} as const;

/** Before the visitor scrolls, in a wide window: phones make fewer. */
const mostRequests = 14;

interface Fetched {
  readonly url: string;
  readonly type: string;
  readonly depth: number;
  bytes: number;
  isOpen: boolean;
}

test('a first visit to every kind of page takes the HTML and one round of requests, within its budgets, without an error', {
  tag: '@chromium',
}, async ({ browser, origin, pages }) => {
  for (const path of pages.sampled)
    await test.step(path, async () => {
      await using context = await browser.newContext({ viewport: desktop });
      const page = await context.newPage();
      await watchShifts(page);
      const [violations, errors] = [await policyViolations(page), consoleErrors(page)];
      const fetched = await watchNetwork(page);
      await page.goto(origin + path);
      await settled(page);
      await expect.poll(() => [...fetched.values()].filter(({ isOpen }) => isOpen)).toEqual([]);
      expectWithinBudgets(path, [...fetched.values()]);
      expect(await shiftOf(page), `${path} at ${desktop.width} px`).toBeLessThanOrEqual(invisible);
      expect({ violations, errors }, path).toEqual({ violations: [], errors: [] });
    });
});

function expectWithinBudgets(path: string, files: readonly Fetched[]) {
  expect(files.length, `requests of ${path}`).toBeLessThanOrEqual(mostRequests);
  expect(files.filter(({ depth }) => depth > 2).map(({ url }) => url)).toEqual([]);
  expect(files.filter(({ url }) => /\/_?report\b/.test(url)).map(({ url }) => url)).toEqual([]);
  expect(files.map(({ url }) => url).sort()).toEqual([...new Set(files.map(({ url }) => url))].sort());
  for (const [kind, { most, least }] of Object.entries(budgets)) {
    const bytes = files.filter(({ type }) => type.toLowerCase() === kind).reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes / 1000, `${kind} of ${path}`).toBeLessThanOrEqual(most);
    expect(bytes / 1000, `${kind} of ${path}`).toBeGreaterThanOrEqual(least);
  }
  const entries = files.filter(({ url }) => /\/remoteEntry\.\w+\.js$/.test(url));
  expect(entries).toHaveLength(path === unknownPath ? 0 : 1);
  for (const { bytes } of entries) {
    expect(bytes / 1000).toBeLessThanOrEqual(9);
    expect(bytes / 1000).toBeGreaterThanOrEqual(1);
  }
}

test('a shift of the layout is measured', { tag: ['@chromium', '@nightly'] }, async ({ page }) => {
  await watchShifts(page);
  await page.goto('/contact');
  await settled(page);
  await page.evaluate(() => document.querySelector('h1')?.append(document.createElement('br'), 'moved'));
  await expect.poll(() => shiftOf(page)).toBeGreaterThan(0);
});

test.describe('when the fonts come after the first paint', () => {
  test.beforeEach(({ page }) => delayFonts(page));

  test('no line that matters moves on any kind of page, and all is in our letters', { tag: '@chromium' }, async ({
    page,
    pages,
  }) => {
    await watchShifts(page);
    const moving = [];
    for (const size of viewports) {
      for (const path of inTurn(pages.sampled, viewports, size)) {
        await page.setViewportSize(size);
        const shift = await leastShift(async () => {
          await page.goto(path);
          await settled(page);
          return await shiftOf(page);
        });
        if (shift > invisible) moving.push(`${path} by ${shift} at ${size.width} px`);
        for (const width of size === phone ? phoneWidths : [size.width]) {
          await resize(page, { ...size, width });
          await expect.poll(() => fontsOf(page), { message: `${path} at ${width} px`, timeout: 3000 }).toBe(ours);
        }
      }
    }
    expect(moving).toEqual([]);
  });
});

test('a phone paints the text in its viewport first, then the whole page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    // Records each element in the first frame after it was parsed; the browser may paint between the two.
    const painted: Record<string, boolean> = {};
    Reflect.set(window, 'painted', painted);
    requestAnimationFrame(function look() {
      for (const part of ['main > header > svg', 'footer']) {
        const element = document.querySelector(part);
        if (element) painted[part] ??= element.checkVisibility();
      }
      if (Object.keys(painted).length < 2) requestAnimationFrame(look);
    });
  });
  // Scripts that load at once would paint the whole page at once.
  await page.route(/\.js$/, () => undefined);
  await page.goto('/about', { waitUntil: 'commit' });
  const painted = () => page.evaluate(() => Reflect.get(window, 'painted'));
  await expect.poll(painted).toEqual({ 'main > header > svg': false, footer: false });
  await expect(page.locator('main > header > svg')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a phone paints the page below its viewport a part in each frame', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    /** The numbers of parts that frames have displayed, each once. */
    const counts = new Set<number>();
    Reflect.set(window, 'counts', counts);
    requestAnimationFrame(function look() {
      const parts = ['main h1', 'main > ul', '#recoganition h2', 'main picture'].map((part) =>
        document.querySelector(part),
      );
      const shown = parts.filter((part) => part?.checkVisibility()).length;
      counts.add(shown);
      if (shown < parts.length) requestAnimationFrame(look);
    });
  });
  await page.route(/\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const counts = () => page.evaluate(() => [...Reflect.get(window, 'counts')].filter(Boolean));
  await expect.poll(counts).toEqual([1, 2, 3, 4]);
});

for (const path of isNightly ? ['/', '/about'] : ['/about'])
  test(`a reload of ${path} on a phone keeps the scroll position`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.reload();
    await settled(page);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1500);
  });

test('letters with accents are fetched where a page has some', { tag: ['@chromium', '@nightly'] }, async ({ page }) => {
  const fonts: string[] = [];
  const subsetOf = (url: string) => /-(\w+)\.\w+\.woff2$/.exec(url)?.[1] ?? url;
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(subsetOf(request.url())));
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</h1>', ' José</h1>') });
  });
  await page.goto('/contact');
  await settled(page);
  expect(fonts).toEqual(['basic', 'basic']);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' Sørensen'));
  await expect.poll(() => fonts.slice(2)).toEqual(['accents']);
});

const phoneWidths = [phone.width, 320, 360, 390, 430];

/** The widths of most other phones today. */
const otherPhones = [360, 390, 412, 430].map((width) => ({ ...phone, width }));

const viewports = isNightly ? [phone, ...otherPhones, tablet, desktop] : [phone, desktop];

const ours = 'STIX Two Text, Instrument Sans';

/** The fonts that the browser has drawn the heading and the first link with. */
async function fontsOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const familiesOf = async (selector: string) => {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join(' and ');
  };
  const families = [await familiesOf('h1'), await familiesOf('footer nav a')];
  await client.detach();
  return families.join(', ');
}

/**
 * Every request by its id, with the length of its chain of initiators from the document. The visitor saves data, so that
 * nothing is fetched for the links in view.
 */
async function watchNetwork(page: Page): Promise<ReadonlyMap<string, Fetched>> {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const fetched = new Map<string, Fetched>();
  const depthOf = (url: string) => [...fetched.values()].find((file) => file.url === url)?.depth ?? 1;
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, documentURL }) => {
    if (!request.url.startsWith('http')) return;
    const caller = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? documentURL;
    const depth = type === 'Document' ? 1 : depthOf(caller) + 1;
    fetched.set(requestId, { url: request.url, type: type ?? 'Other', depth, bytes: 0, isOpen: true });
  });
  const close = ({ requestId }: { readonly requestId: string }) => {
    const file = fetched.get(requestId);
    if (file) file.isOpen = false;
  };
  client.on('Network.loadingFinished', close);
  client.on('Network.loadingFailed', close);
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const file = fetched.get(requestId);
    // Precompressed files have their length in the header; headers do not count.
    if (file) file.bytes = Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? 0);
  });
  await client.send('Network.enable');
  return fetched;
}
