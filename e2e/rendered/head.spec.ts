import { site } from '@mirqam/shared/contract/site';
import { expect, test } from '@playwright/test';
import { readPages, type ServedPage } from '../support/readPages.ts';
import { publicPaths, unknownPath } from '../support/sitePages.ts';

let pages: readonly ServedPage[];

test.beforeAll(async ({ browser }) => {
  pages = await readPages(browser, publicPaths);
});

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('titles and descriptions are unique, and every page has one main heading', () => {
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ meta }) => meta['description'] ?? ''))).toEqual([]);
  expect(pages.filter(({ headings }) => headings.length !== 1)).toEqual([]);
});

test('main headings repeat only where two audiences share the name of a service', () => {
  expect(repeated(pages.flatMap(({ headings }) => headings))).toEqual([
    'End-to-End journal hosting',
    'Content management & Archiving',
  ]);
});

test('titles name the page first and the publisher last, in at most 65 characters', () => {
  const wrong = pages.filter(({ title }) => title.length > 65 || !title.endsWith(` | ${site.name}`));
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test('descriptions have 120 to 155 characters', () => {
  const lengths = pages.map(({ path, meta }) => ({ path, length: meta['description']?.length ?? 0 }));
  expect(lengths.filter(({ length }) => length < 120 || length > 155)).toEqual([]);
});

test('every public page names itself as canonical and may be indexed', () => {
  expect(pages.map(({ status, canonical, meta }) => ({ status, canonical, robots: meta['robots'] }))).toEqual(
    publicPaths.map((path) => ({ status: 200, canonical: `${site.origin}${path}`, robots: undefined })),
  );
});

test('link previews say what the page says', () => {
  for (const { path, title, meta, canonical } of pages) {
    expect(meta, path).toMatchObject({
      'og:title': title,
      'og:description': meta['description'],
      'og:url': canonical,
      'og:type': 'website',
      'og:locale': 'en_GB',
      'og:site_name': site.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:image:alt'], path).toMatch(/\w{3}/);
  }
});

test('link previews have a real picture of 1200 by 630 pixels under 300 KB', async ({ request }) => {
  const images = new Set(pages.map(({ meta }) => meta['og:image'] ?? ''));
  // One for the site, one for each audience and each theme.
  expect(images.size).toBe(1 + 4 + 6);
  for (const image of images) {
    expect(image).toContain(`${site.origin}/apps/`);
    const response = await request.get(image.slice(site.origin.length));
    const file = await response.body();
    expect(response.headers()['content-type'], image).toBe('image/png');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(file.length, image).toBeLessThan(300 * 1024);
  }
});

test('the gallery and the not-found page stay out of search engines', async ({ browser }) => {
  const [gallery, missing] = await readPages(browser, ['/gallery', unknownPath]);
  expect(gallery).toMatchObject({ status: 200, meta: { robots: 'noindex' }, structuredData: [] });
  expect(missing).toMatchObject({ status: 404, meta: { robots: 'noindex' }, structuredData: [] });
  expect([gallery?.canonical, missing?.canonical]).toEqual([undefined, undefined]);
  expect(missing?.title).toBe(`Page not found | ${site.name}`);
});
