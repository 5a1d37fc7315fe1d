import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { hydrated } from '../support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Serves a page of the site, changed by `edit`, at another address. */
async function serveCopy(page: Page, path: string, shownAt: string, edit = (html: string) => html): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === shownAt,
    async (route) => {
      const response = await route.fetch({ url: new URL(path, route.request().url()).href });
      await route.fulfill({ response, body: edit(await response.text()) });
    },
  );
}

// `documentAddress.test.ts` has the other addresses.
test('a page with the name of another page stays as it is, works, and leads on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await serveCopy(page, '/about', '/contact');
  await page.goto('/contact');
  const words = await heading(page).textContent();
  await hydrated(page);
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toHaveText(words ?? '');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: false }).first().click();
  await expect(page).toHaveURL('/contact');
  expect(errors).toEqual([]);
});

test('a host that serves a page as a file shows its address', async ({ page }) => {
  await serveCopy(page, '/about', '/about.html');
  await page.goto('/about.html?from=mail#content');
  await hydrated(page);
  await expect(page).toHaveURL('/about?from=mail#content');
});

test('a page that was saved as a file stays readable', async ({ page, request }, { outputDir }) => {
  const html = await (await request.get('/about')).text();
  const file = join(outputDir, 'About us.html');
  await mkdir(outputDir, { recursive: true });
  await writeFile(file, html);
  await page.goto(pathToFileURL(file).href);
  await expect(heading(page)).toHaveText(/\S/);
  await expect(page.getByRole('main')).toHaveText(/[\s\S]{300}/, { useInnerText: true });
});

test('a copy that another host has translated keeps its words, and leads on', async ({ page }) => {
  await serveCopy(page, '/about', '/about', (html) =>
    html.replace(/<html lang="en"/, '<html lang="de"').replace(/(<h1[^>]*>)[^<]*/, '$1Über uns'),
  );
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText('Über uns');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
});

const email = /[\w.]+@[\w.]+\w/g;

/** Hides the e-mail addresses of a page as Cloudflare does, except where the page says not to. */
const hideAddresses = (html: string) =>
  html
    .split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->|<script[\s\S]*?<\/script>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#0a"')
            .replace(email, '<span class="__cf_email__">[email&#160;protected]</span>'),
    )
    .join('');

test('a middleman that hides e-mail addresses and adds scripts leaves the page alone', { tag: '@nightly' }, async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await serveCopy(page, '/contact', '/contact', (html) =>
    hideAddresses(html)
      .replace('</head>', '<script>window.added = 1</script></head>')
      .replace('</body>', '<div id="added"></div><script>window.added = 2</script></body>'),
  );
  await page.goto('/contact');
  const main = await page.getByRole('main').elementHandle();
  await hydrated(page);
  expect(errors).toEqual([]);
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('a middleman that takes out comments, and an extension that adds nodes, leave the page readable', async ({
  page,
}) => {
  await serveCopy(page, '/about', '/about', (html) =>
    html.replace(/<!--[\s\S]*?-->/g, '').replace(/<main([^>]*)>/, '<main$1><div>added by an extension</div>'),
  );
  await page.addInitScript(() => {
    let hadHeading = false;
    new MutationObserver(() => {
      const hasHeading = document.querySelector('main h1') !== null;
      if (hadHeading && !hasHeading) document.documentElement.dataset['wiped'] = 'true';
      hadHeading ||= hasHeading;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about');
  await hydrated(page);
  await expect(page.locator('html[data-wiped]')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveText(/[\s\S]{300}/, { useInnerText: true });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
});
