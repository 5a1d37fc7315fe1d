import { expect } from '@playwright/test';
import type { Fault } from '../support/faults.ts';
import { test } from '../support/faultTest.ts';
import { isNightly } from '../support/nightly.ts';
import { Visitor } from '../support/Visitor.ts';
import { targets } from './cases.ts';

const { path, heading } = targets.journals;

const troubles = {
  'that fail': 'HTTP 404',
  'that cannot be decoded': 'HTML-200',
  'that break off': 'truncated',
  'that never come': 'hanging',
} as const satisfies Record<string, Fault>;

const all = Object.entries(troubles);

// By day `loaderImages.spec.ts` tests images that never come.
for (const [name, fault] of isNightly ? all : all.filter(([, each]) => each === 'HTTP 404')) {
  test(`a page with images ${name} is readable on a first load`, { tag: '@nightly' }, async ({ page, site }) => {
    const visitor = new Visitor(page);
    const lost = site.injectFault(/\/art[./](?!icon|favicon)/, fault);
    await page.goto(path, { waitUntil: 'commit' });
    await visitor.expectReadable(heading);
    const image = page.locator('main section img').first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => lost.served).toBeGreaterThan(0);
    // The page keeps the image's space and its text alternative.
    expect((await image.boundingBox())?.height).toBeGreaterThan(100);
    await expect(image).toHaveAttribute('alt');
    expect(visitor.errors).toEqual([]);
  });

  test(`a page with images ${name} is shown after a route change, within the time limit for images`, async ({
    page,
    site,
  }) => {
    const visitor = new Visitor(page);
    await visitor.start('/privacy-policy');
    const lost = site.injectFault(/\/art[./]/, fault);
    await visitor.follow(path);
    await expect.poll(() => lost.served).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 10_000 });
    await visitor.expectReadable(heading);
    visitor.expectUnbroken();
  });
}
