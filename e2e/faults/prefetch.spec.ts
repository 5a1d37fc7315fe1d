import { expect } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { preloadErrorsOf } from '../support/preloadErrorsOf.ts';
import { Visitor } from '../support/Visitor.ts';
import { desktop } from '../support/widths.ts';

test.use({ viewport: desktop });

test('a page that cannot be fetched at rest raises no event, and a later click loads it', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  const visitor = new Visitor(page);
  const events = await preloadErrorsOf(page);
  const lost = site.injectFault(/\/marketing\/remoteEntry\.\w+\.js/, 'HTTP 404');
  await visitor.start('/privacy-policy');
  await expect.poll(() => lost.served).toBe(1);
  site.clearFaults();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await visitor.expectReadable('About us');
  expect(events).toEqual([]);
  visitor.expectUnbroken();
});
