import { expect, type Page } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { unknownPath } from '../support/SitePages.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { test } from '../support/test.ts';
import { Visitor } from '../support/Visitor.ts';
import { visit } from '../support/visit.ts';

test('a first load of every kind of page raises no CSP violation or console error, and leaves no service worker', async ({
  page,
  pages,
}) => {
  const violations = await policyViolations(page);
  const errors = consoleErrors(page);
  for (const path of pages.sampled) await visit(page, path);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('navigating every kind of page raises no CSP violation or console error, and keeps canonical and robots', async ({
  page,
  pages,
  rendered,
}) => {
  const violations = await policyViolations(page);
  const errors = consoleErrors(page);
  const visitor = new Visitor(page);
  await visitor.start('/');
  await markVisit(page);
  for (const path of pages.sampled.filter((each) => each !== unknownPath)) {
    const { canonical, meta } = rendered.find((each) => each.path === path) ?? {};
    await visitor.follow(path);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
    await expect.poll(() => searchEngineTags(page), path).toEqual({ canonical, robots: meta?.['robots'] });
  }
  expect(await isSameVisit(page)).toBe(true);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

const searchEngineTags = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? undefined,
  }));
