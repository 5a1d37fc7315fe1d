import { expect } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';
import { targets } from './cases.ts';

const { path, heading } = targets.journals;

// `matrix.spec.ts` has the other faults, and first loads.
test('a page whose images fail is shown after a route change', async ({ page, site }) => {
  const visitor = new Visitor(page);
  await visitor.start('/privacy-policy');
  const lost = site.injectFault(/\/art[./]/, 'HTTP 404');
  await visitor.follow(path);
  await expect.poll(() => lost.served).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 10_000 });
  await visitor.expectReadable(heading);
  visitor.expectUnbroken();
});
