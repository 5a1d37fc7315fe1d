import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';
import { fileAddress, patternOf } from './cases.ts';
import { runCase } from './runCase.ts';

/** The paths of the files that the browser refuses because of their hashes. */
function refusalsOf(page: Page): readonly string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    const [, path] = /Failed to find a valid digest.*?'https?:\/\/[^/]+([^'?]+)/.exec(message.text()) ?? [];
    if (path) refusals.push(path);
  });
  return refusals;
}

test('every executed script and every stylesheet carries a hash that matches', async ({ page, site, request }) => {
  const visitor = new Visitor(page);
  await visitor.start('/');
  for (const [path, heading] of [
    ['/about', 'About us'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/journals/author/find-a-journal', 'Find a journal'],
  ] as const) {
    await visitor.follow(path);
    expect(await visitor.notice(heading)).toBe('page');
  }
  const files = await page
    .locator('script:not([type]), link[rel=stylesheet], link[rel=preload][as=script]')
    .evaluateAll((elements) =>
      elements.map((element) => ({
        url: element.getAttribute('src') ?? element.getAttribute('href') ?? '',
        integrity: element.getAttribute('integrity'),
      })),
    );
  expect(new Set(files.map(({ url }) => url))).toEqual(new Set(site.requested(/\.(?:js|css)(?:\?|$)/)));
  for (const { url, integrity } of files) {
    expect(url).toMatch(/^\/apps\/[\w-]+\/[\w-]+\.[0-9a-f]{12}\.(?:css|js)$/);
    const hash = createHash('sha256').update(await (await request.get(url)).body());
    expect(integrity).toBe(`sha256-${hash.digest('base64')}`);
  }
  await expect(page.locator('script:not([type]):not([src])')).toHaveCount(0);
});

// The other files are rows of `matrix.spec.ts`.
test('a flipped byte in the code of a page is refused, and the HTML stays', async ({ page, site }) => {
  const refused = refusalsOf(page);
  const faultCase = { trouble: 'wrong hash', kind: 'page chunk', way: 'first load', remote: 'journals' } as const;
  expect(await runCase(new Visitor(page), site, faultCase)).toBe('HTML stays');
  expect(refused.some((path) => patternOf(faultCase)?.test(path))).toBe(true);
});

for (const script of ['react', 'main']) {
  test(`a flipped byte in ${script}.js of the shell is refused, and links are full loads`, { tag: '@nightly' }, async ({
    page,
    site,
  }) => {
    const visitor = new Visitor(page);
    const refused = refusalsOf(page);
    const path = fileAddress('shell', `${script}.js`);
    const flipped = site.injectFault(path, 'wrong hash');
    await page.goto('/about');
    await expect.poll(() => refused.some((url) => path.test(url))).toBe(true);
    await visitor.expectReadable('About us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await visitor.expectReadable('Privacy Policy');
    expect(visitor.fullLoads).toBe(2);
    expect(flipped.served).toBe(2);
    expect(visitor.errors).toEqual([]);
  });
}
