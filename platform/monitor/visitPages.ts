import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Composition } from '@mirqam/shared/contract/Composition';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { oneLine } from '../messages/print.ts';
import type { OnProgress } from '../messages/Reporter.ts';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { type Fault, Faults } from './Faults.ts';
import { watcher } from './LiveSite.ts';

/** Chromium without a window comes first: it does less work. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const timeout = 15_000;
/** A busy machine or a lost connection fails once, and must not roll a deploy back: what fails is visited again, with patience. */
const patience = 60_000;
/** Once as many pages have failed twice, the site is at fault, and no other needs a second visit. */
const enough = 3;

/** True in a page once React has hydrated its heading, or something has failed. */
const isSettled = `(() => {
  const heading = document.querySelector('main h1');
  const isHydrated = heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  return isHydrated || globalThis.federationVisit?.failures.length > 0;
})()`;
/** The failures of a visit. React marks a heading before it has compared the page: it reports once it has nothing left to do. */
const readFailures = `new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() =>
  resolve(federationVisit.failures.map(({ kind, cause }) => [kind, cause?.message ?? cause?.effectiveDirective ?? cause?.url].join(' '))),
)), { timeout: 5000 }))`;

/**
 * Opens each page in Chromium: it must hydrate without an error, and on the first page of each app a click must lead to
 * another page, one of `targets`. A failure that a second visit does not repeat does not count. Rejects with a `UserError`
 * where there is no Chromium.
 */
export async function visitPages(
  url: URL,
  { apps }: Composition,
  pages: readonly string[],
  onProgress?: OnProgress,
  targets = pages,
): Promise<readonly Fault[]> {
  const faults = new Faults();
  const browser = await openBrowser();
  try {
    const context = await openContext(browser);
    const clicked = new Set<string>();
    let done = 0;
    let repeated = 0;
    const work = async (path: string) => {
      const [app = 'shell', { disabled = false } = {}] = Object.entries(apps).find(([, own]) => owns(own, path)) ?? [];
      const isFirst = !clicked.has(app);
      clicked.add(app);
      const open = (limit: number) => visit(context, new URL(path, url), limit, isFirst ? targets : undefined);
      // The page of a disabled app stays plain HTML.
      let problems = disabled ? [] : await open(timeout);
      if (problems.length > 0 && repeated < enough) {
        problems = await open(patience);
        if (problems.length > 0) repeated++;
      }
      faults.add(path, ...problems);
      onProgress?.(++done, pages.length, 'pages visited');
    };
    await mapInParallel(pages, work, 3);
  } finally {
    await browser.close();
  }
  return faults.list();
}

async function openBrowser(): Promise<Browser> {
  const isInstalled = existsSync(chromium.executablePath());
  const executablePath = isInstalled ? undefined : systemBrowsers.find(existsSync);
  if (!isInstalled && !executablePath)
    throw new UserError('--browser needs Chromium: install it with "npx playwright install chromium"');
  return await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
}

/** A visitor whom `site report` leaves out. */
const openContext = async (browser: Browser) =>
  await browser.newContext({
    ignoreHTTPSErrors: true,
    userAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 ${watcher}`,
  });

const owns = ({ routes = [] }: Composition['apps'][string], path: string) =>
  routes.some(([pattern]) => matchPattern(pattern, path));

/** Resolves to the faults of a page; with `pages` it also follows a link in its header to one of them. */
async function visit(
  context: BrowserContext,
  url: URL,
  limit: number,
  pages?: readonly string[],
): Promise<readonly string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(limit);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`throws ${firstLine(error)}`));
  try {
    await page.goto(url.href);
    const failures = await settle(page, 'does not hydrate', limit);
    if (pages && failures.length + errors.length === 0) failures.push(...(await click(page, url, limit, pages)));
    return [...new Set([...failures, ...errors])];
  } catch (error) {
    return [`cannot be opened in Chromium: ${firstLine(error)}`];
  } finally {
    await page.close();
  }
}

/** Waits until the page is hydrated or has failed; resolves to the failures. */
async function settle(page: Page, problem: string, limit: number): Promise<string[]> {
  if (!(await becomesTrue(page, isSettled, limit))) return [problem];
  const failures = await evaluate<readonly string[]>(page, readFailures, limit);
  if (!failures) return ['does not respond once it is hydrated'];
  return failures.map((failure) => `fails in Chromium: ${oneLine(failure).slice(0, 200)}`);
}

async function click(
  page: Page,
  { pathname }: URL,
  limit: number,
  pages: readonly string[],
): Promise<readonly string[]> {
  const targets = pages.filter((path) => path !== pathname && path !== '/').map((path) => `header a[href="${path}"]`);
  const link = page.locator(targets.join(', ')).filter({ visible: true }).first();
  const target = await link.getAttribute('href').catch(() => undefined);
  if (!target) return ['has no link in its header that a visitor can click'];
  const title = await page.title();
  await link.click();
  const isThere = `location.pathname === ${JSON.stringify(target)} && document.title !== ${JSON.stringify(title)}`;
  const problem = `stays when a visitor clicks the link to ${target}`;
  return (await becomesTrue(page, isThere, limit)) ? await settle(page, problem, limit) : [problem];
}

/** Playwright's own function that waits evaluates a text in the page, which the policy of the site forbids. */
async function becomesTrue(page: Page, expression: string, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    // A document that is being replaced cannot be asked.
    if (await evaluate(page, expression, end - Date.now()).catch(() => false)) return true;
    await delay(50);
  }
  return false;
}

/** Resolves to undefined after `limit` milliseconds: a page whose code does not end responds to nothing. */
async function evaluate<T>(page: Page, expression: string, limit: number): Promise<T | undefined> {
  return await Promise.race([page.evaluate<T>(expression), delay(limit, undefined, { ref: false })]);
}

/** The first line of a message; Playwright adds its log. */
const firstLine = (error: unknown) => oneLine(errorMessage(error).split('\n')[0] ?? '').slice(0, 200);
