import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteAddress } from '@mirqam/platform/compose/siteAddress';
import { expect } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { serveProject } from '../support/delivery/serveProject.ts';
import { storeFolder } from '../support/places.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { test as base } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const path = '/project-of.ours';

/** The origin of a host that serves the site, exported with `--base`, below a path. */
const test = base.extend<{ host: string }>({
  host: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pages-'));
    await siteResult({ store: storeFolder }, 'export', join(folder, path), '--for', 'github-pages', '--base', path);
    const { origin, close } = await serveProject(folder, path);
    await use(origin);
    await close();
    await rm(folder, { recursive: true });
  },
});

test('a site exported with a base is followed across its remotes below this path', async ({ page, host }) => {
  const [errors, violations] = [consoleErrors(page), await policyViolations(page)];
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${host}${path}`)) outside.push(request.url());
  });
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, `${host}${path}/`);
  await markVisit(page);
  await page.getByRole('main').getByRole('link', { name: 'Translate my paper' }).click();
  await expect(heading).toHaveText('Translate my paper');
  await expect(page).toHaveURL(`${host}${path}/journals/author/translate-my-paper`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading).toHaveText('Privacy Policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading).toHaveText('About us');
  const { origin } = siteAddress();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}${path}/about`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await isSameVisit(page)).toBe(true);

  await test.step('a page that is loaded by its address is hydrated, with its pictures and the manifest', async () => {
    await visit(page, `${host}${path}/about`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`^${origin}${path}/apps/`),
    );
    const manifest = await page.request.get(`${host}${path}/manifest.webmanifest`);
    const { start_url, icons } = await manifest.json();
    expect(start_url).toBe(`${path}/`);
    expect((await page.request.get(host + icons[0].src)).status()).toBe(200);
  });

  await test.step('an unknown address below the path shows the not-found page, whose link leads home', async () => {
    await visit(page, `${host}${path}/journals/no-such-page`);
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await expect(page).toHaveURL(`${host}${path}`);
  });
  expect({ errors, violations, outside }).toEqual({ errors: [], violations: [], outside: [] });
});
