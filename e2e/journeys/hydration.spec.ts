import { expect } from '@playwright/test';
import { complaintsOf } from '../support/complaintsOf.ts';
import { test } from '../support/gatewayTest.ts';
import { developmentOrigin } from '../support/places.ts';
import { allPaths } from '../support/sitePages.ts';
import { hydrated, visit } from '../support/visit.ts';

// Only React's build for development tells of every difference between the server's HTML and the browser's.
test.use({ site: developmentOrigin });

const paths = [...allPaths, '/journals/author/no-such-service'];
const half = Math.ceil(paths.length / 2);

for (const [name, part] of [
  ['first', paths.slice(0, half)],
  ['second', paths.slice(half)],
] as const) {
  test(`the ${name} half of all pages is taken over without a complaint`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const path of part) await visit(page, path);
    expect(complaints).toEqual([]);
  });
}

test('the pages that were checked are those of the sitemap and more', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  expect(listed.length).toBeGreaterThan(40);
  expect(paths).toEqual(expect.arrayContaining(listed));
});

const differences = {
  text: (html: string) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Planted'),
  attribute: (html: string) => html.replace('<main ', '<main data-planted="" ').replace('id="site-menu"', 'id="other"'),
  element: (html: string) => html.replace('</h1>', '</h1><hr>'),
};

for (const [kind, plant] of Object.entries(differences)) {
  test(`a page whose ${kind} differs from what the browser renders is found out`, async ({ page, gateway }) => {
    const complaints = complaintsOf(page);
    gateway.edit(/^\/about$/, plant);
    await page.goto('/about');
    await hydrated(page);
    await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i);
  });
}
