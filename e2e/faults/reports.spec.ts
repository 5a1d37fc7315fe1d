import { text } from 'node:stream/consumers';
import type { Composition } from '@mirqam/shared/contract/Composition';
import type {} from '@mirqam/shared/federation/federationGlobals';
import { expect, type Page } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import type { Gateway } from '../support/Gateway.ts';
import { test } from '../support/gatewayTest.ts';
import { isNightly } from '../support/nightly.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { hydrated, visit } from '../support/visit.ts';
import { withOtherSite } from '../support/withOtherSite.ts';

const reports = ({ requests }: Gateway) =>
  requests
    .filter((path) => path.startsWith('/_report/failure.txt?'))
    .map((path) => Object.fromEntries(new URLSearchParams(path.replace(/.*\?/, ''))));

const compositionOf = (page: Page) => page.evaluate((): Composition => federationVisit.composition);

const breakHydration = (gateway: Gateway) =>
  gateway.edit(/^\/about$/, (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Planted'));

/** Raises the event of a file that did not load, for the last time. */
const loseFile = (page: Page, attempt: number) =>
  page.evaluate((attempt) => {
    const details = { app: 'legal', stage: 'chunk', attempt };
    dispatchEvent(Object.assign(new Event('federation:preloadError', { cancelable: true }), details));
  }, attempt);

const failures = {
  hydration: {
    path: '/about',
    log: '#418',
    fail: async (_: Page, gateway: Gateway) => breakHydration(gateway),
    expected: [{ app: 'marketing', page: '/about', stage: 'page', kind: 'hydration', attempt: '1' }],
  },
  'a lost file': {
    path: '/privacy-policy',
    log: '404',
    fail: async (_: Page, gateway: Gateway) => void gateway.respond(/\/apps\/legal\/remoteEntry\.\w+\.js/, 404),
    expected: [
      { app: 'legal', page: '/privacy-policy', stage: 'entry', kind: 'load', attempt: '3' },
      { app: 'legal', page: '/privacy-policy', stage: 'lost', kind: 'fallback', attempt: '1' },
    ],
  },
  'a component that throws': {
    path: '/',
    log: 'planted',
    fail: async (page: Page) =>
      await page.addInitScript(() => {
        const { matchMedia } = window;
        window.matchMedia = (query) => {
          // Only the tabs of home use this query.
          if (query === '(width < 48em)') throw new Error('planted');
          return matchMedia.call(window, query);
        };
      }),
    expected: [
      { app: 'marketing', page: '/', stage: 'failed', kind: 'fallback', attempt: '1' },
      { app: 'marketing', page: '/', stage: 'page', kind: 'thrown', attempt: '1' },
    ],
  },
} as const;

const kinds = Object.entries(failures);

/** The compressed bytes of the script that reports; fails where no page has fetched it. */
async function bytesOfScript({ origin, requests }: Gateway): Promise<number> {
  const address = requests.find((path) => /^\/apps\/shell\/report\.\w+\.js$/.test(path));
  const { headers } = await sendRequest(`${origin}${address}`, { 'accept-encoding': 'br' });
  expect([address, headers['content-encoding']]).toEqual([expect.any(String), 'br']);
  return Number(headers['content-length']);
}

for (const [name, { path, log, fail, expected }] of isNightly ? kinds : kinds.slice(0, 2)) {
  test(`a page logs ${name}, reports it once, and names no visitor`, async ({ page, gateway }) => {
    await page.context().addCookies([{ name: 'visitor', value: '7', url: gateway.origin }]);
    const request = page.waitForRequest(/\/_report\/failure\.txt/);
    const errors = consoleErrors(page);
    await fail(page, gateway);
    await page.goto(path);
    expect(await (await request).allHeaders()).not.toHaveProperty('cookie');
    const { id, apps } = await compositionOf(page);
    const sent = () =>
      reports(gateway).toSorted((one, other) => ((one['kind'] ?? '') < (other['kind'] ?? '') ? -1 : 1));
    const inFull = expected.map((words) => ({ ...words, release: apps[words.app]?.version, composition: id }));
    const sorted = inFull.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
    await expect.poll(sent).toEqual(sorted);
    expect(errors.join()).toContain(log);
    expect(await bytesOfScript(gateway)).toBeLessThanOrEqual(1200);
    await page.reload();
    await loseFile(page, 3);
    await expect.poll(() => reports(gateway).length).toBe(expected.length + 1);
    expect((await (await page.request.get('/_report/failure.txt')).body()).length).toBeLessThan(10);
  });
}

test('a page reports what the policy blocks, and at most ten failures in a visit', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  await countRuns(page);
  await visit(page, '/about');
  expect(gateway.requests.filter((path) => path.includes('report'))).toEqual([]);
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' })));
  await expect.poll(() => reports(gateway)).toMatchObject([{ app: 'marketing', stage: 'img-src', kind: 'policy' }]);
  for (let attempt = 3; attempt < 11; attempt++) await loseFile(page, attempt);
  await expect.poll(() => reports(gateway).length).toBe(9);
  await page.reload();
  await hydrated(page);
  for (const attempt of [11, 12, 13]) await loseFile(page, attempt);
  await expect.poll(() => runs(page)).toBe(3);
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('reports') ?? '[]').length)).toBe(10);
  await expect.poll(() => reports(gateway).length).toBe(10);
});

for (const wish of isNightly ? ['doNotTrack', 'globalPrivacyControl'] : ['globalPrivacyControl']) {
  test(`a visitor with ${wish} reports nothing`, async ({ page, gateway }) => {
    await countRuns(page);
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, wish);
    breakHydration(gateway);
    await page.goto('/about');
    await expect.poll(() => runs(page)).toBe(1);
    expect(await page.evaluate(() => federationVisit.failures.map(({ kind }) => kind))).toEqual(['hydration']);
    expect(reports(gateway)).toEqual([]);
  });
}

test('where the composition asks for it, each page of a visit reports that it was viewed', async ({
  page,
  gateway,
}) => {
  const views = () => gateway.requests.filter((path) => path.startsWith('/_report/view.txt?'));
  gateway.edit(/^\/about$/, (html) => html.replace('"site":{', '"site":{"views":1,'));
  await visit(page, '/about');
  await expect.poll(views).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect.poll(views).toHaveLength(2);
  const { id, apps } = await compositionOf(page);
  const [first, second] = views().map((path) => Object.fromEntries(new URLSearchParams(path.replace(/.*\?/, ''))));
  const common = { composition: id, stage: 'page', kind: 'view', attempt: '1', share: '1' };
  expect(first).toEqual({ ...common, app: 'marketing', release: apps['marketing']?.version, page: '/about' });
  expect(second).toEqual({ ...common, app: 'legal', release: apps['legal']?.version, page: '/terms-conditions' });
  expect(reports(gateway)).toEqual([]);
});

test('where the composition names an endpoint, the page sends it one report as browsers do, without cookies', {
  tag: '@nightly',
}, async ({ page, gateway }) => {
  const received: { readonly body: string; readonly headers: object }[] = [];
  await withOtherSite(
    async (request, response) => {
      const cors = { 'access-control-allow-origin': gateway.origin, 'access-control-allow-headers': 'content-type' };
      if (request.method === 'POST') received.push({ body: await text(request), headers: request.headers });
      response.writeHead(204, cors).end();
    },
    async (origin) => {
      gateway.strip('content-security-policy');
      gateway.edit(/^\/about$/, (html) =>
        html
          .replace(/(<h1[^>]*>)[^<]*/, '$1Planted')
          .replace("connect-src 'self'", `connect-src 'self' ${origin}`)
          .replace('"site":{', `"site":{"reports":"${origin}/failures",`),
      );
      await page.goto('/about');
      await expect.poll(() => received.length).toBe(1);
      expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/reports+json' });
      expect(received[0]?.headers).not.toHaveProperty('cookie');
      expect(JSON.parse(received[0]?.body ?? '')).toMatchObject([
        { type: 'site-failure', age: 0, url: `${gateway.origin}/about`, body: { kind: 'hydration', app: 'marketing' } },
      ]);
      expect(reports(gateway)).toEqual([]);
    },
  );
});

/** Counts in each document how often the script that reports has run; call it before the page is opened. */
const countRuns = (page: Page) =>
  page.addInitScript(() => {
    const count = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement) || !/\/report\.\w+\.js$/.test(target.src)) return;
      Reflect.set(window, 'runs', (Reflect.get(window, 'runs') ?? 0) + 1);
    };
    document.addEventListener('load', count, true);
  });

const runs = (page: Page) => page.evaluate((): number => Reflect.get(window, 'runs'));
