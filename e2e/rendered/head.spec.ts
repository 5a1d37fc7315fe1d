import { siteAddress } from '@mirqam/platform/compose/siteAddress';
import { site } from '@mirqam/shared/contract/site';
import { expect } from '@playwright/test';
import { readRenderedPages } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

const { origin } = siteAddress();

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('main headings repeat only where two audiences share the name of a service', ({ listed }) => {
  expect(repeated(listed.flatMap(({ headings }) => headings)).toSorted()).toEqual([
    'Content management & Archiving',
    'End-to-End journal hosting',
  ]);
});

test('every title names its subject, in at least 30 characters beside the name of the site', ({ listed }) => {
  for (const { title } of listed) expect(title.replace(` | ${site.name}`, '').length, title).toBeGreaterThanOrEqual(30);
});

test('every public page names itself as canonical and may be indexed', ({ listed }) => {
  expect(listed.map(({ status, canonical, meta }) => ({ status, canonical, robots: meta['robots'] }))).toEqual(
    listed.map(({ path }) => ({ status: 200, canonical: `${origin}${path}`, robots: undefined })),
  );
});

test('link previews have the title and description of the page', ({ listed }) => {
  for (const { path, title, meta, canonical } of listed) {
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

test('link previews of Arabic pages have a picture in Arabic', async ({ origin: server }) => {
  const arabic = await readRenderedPages(server, ['/ar', '/ar/privacy-policy', '/ar/journals/author/find-a-journal']);
  expect(arabic.map(({ meta }) => meta['og:image'])).toEqual(arabic.map(() => expect.stringContaining('/ar/')));
});

test('link previews have a picture of 1200 by 630 pixels under 300 KB', async ({ listed, request }) => {
  const images = new Set(listed.map(({ meta }) => meta['og:image'] ?? ''));
  // One for the site, for about and contact, and for each service, theme and audience.
  expect(images.size).toBeGreaterThanOrEqual(1 + 2 + 4 + 6 + 4);
  for (const image of images) {
    // Named by its content, because posts on other sites outlive the release.
    expect(image).toMatch(/\/apps\/[\w-]+\/art\/(?:[\w-]+\/)+[\w-]+\.[0-9a-f]{12}\.png$/);
    expect(image).toContain(origin);
    const response = await request.get(image.slice(origin.length));
    const file = await response.body();
    expect(response.headers()['content-type'], image).toBe('image/png');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(file.length, image).toBeLessThan(300 * 1024);
  }
});
