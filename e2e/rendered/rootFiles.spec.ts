import { siteAddress } from '@mirqam/platform/compose/siteAddress';
import { site } from '@mirqam/shared/contract/site';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

const { origin } = siteAddress();

/** With the spelling mistakes of the specification, which are part of the addresses. */
const promised = [
  '/',
  '/EdTech_innovations',
  '/about',
  '/accelerating_action',
  '/are_you_in',
  '/contact',
  '/journals/author/attend-conference',
  '/journals/author/check-integrity',
  '/journals/author/enhance-my-paper',
  '/journals/author/evaluate-my-paper',
  '/journals/author/find-a-journal',
  '/journals/author/physical-conference',
  '/journals/author/submit-my-paper',
  '/journals/author/translate-my-paper',
  '/journals/author/virtual-conference',
  '/journals/editor/compliance-check',
  '/journals/editor/conference-presentation-support',
  '/journals/editor/conference-registration-logistics',
  '/journals/editor/journal-metrics-analytics',
  '/journals/publisher/analytics-reporting-dashboard',
  '/journals/publisher/content-management',
  '/journals/publisher/journal-hosting',
  '/journals/publisher/journal-web-develop',
  '/journals/publisher/maintance-security',
  '/journals/publisher/peer-review',
  '/journals/publisher/reviewer-database-matching',
  '/journals/university/content-management',
  '/journals/university/customization-branding',
  '/journals/university/editing-proofreading',
  '/journals/university/journal-hosting',
  '/journals/university/multilingual-publication-support',
  '/journals/university/platform-setup-config',
  '/journals/university/professional-translation',
  '/journals/university/technical-support',
  '/journals/university/training-user-support',
  '/open_lap',
  '/privacy-policy',
  '/responsible_publishing',
  '/services/author_support',
  '/services/book_and_textbook',
  '/services/conference_services',
  '/services/publishing-services',
  '/sustainable_knowledge',
  '/terms-conditions',
];

test('the sitemap lists every promised address', ({ pages }) => {
  expect(pages.listed).toEqual(expect.arrayContaining(promised));
});

test('the sitemap lists every page that search engines may index, and no other', async ({
  pages,
  rendered,
  request,
}) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const indexable = rendered.filter(({ meta }) => !meta['robots']?.includes('noindex'));
  const paths = [...indexable.map(({ path }) => path), ...pages.translated];
  expect(listed.toSorted()).toEqual(paths.map((path) => origin + path).toSorted());
});

test('the sitemap has the day of the last change of the pages that tell it', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  expect(
    [...text.matchAll(/<loc>https?:\/\/[^/<]*(\/(?!ar\/)[^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
      ([, ...words]) => words,
    ),
  ).toEqual([
    ['/privacy-policy', '2025-08-18'],
    ['/terms-conditions', '2025-08-18'],
  ]);
});

test('the sitemap lists every page that another one links to, unless its route is unlisted', ({ pages, rendered }) => {
  const links = rendered.flatMap(({ document }) => [...document.querySelectorAll('a[href^="/"]')]);
  const linked = links.map((link) => link.getAttribute('href')?.replace(/#.*/, ''));
  expect([...pages.all, ...pages.translated]).toEqual(expect.arrayContaining(linked));
});

test('robots may read everything and find the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(text).not.toContain('Disallow');
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the manifest has the name and colours of the site, and icons of the declared sizes', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: site.name,
    start_url: '/',
    theme_color: '#15296B',
    background_color: '#FBF8F2',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  });
  for (const { src, sizes } of manifest.icons) {
    const file = await (await request.get(src)).body();
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('every icon that a page names exists', async ({ rendered, request }) => {
  const home = rendered.find(({ path }) => path === '/');
  const links = home?.document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]') ?? [];
  const icons = [...links].map((link) => link.getAttribute('href') ?? '');
  expect(icons).toHaveLength(3);
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
  const [ico, svg, touch] = await Promise.all(icons.map(async (icon) => (await request.get(icon)).body()));
  expect(ico?.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
  expect(svg?.toString()).toContain('prefers-color-scheme:dark');
  expect([touch?.readUInt32BE(16), touch?.readUInt32BE(20)]).toEqual([180, 180]);
});

test('security.txt has a contact address and holds for between a month and a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
