import { expect, type Page } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { unknownPath } from '../support/SitePages.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { test } from '../support/test.ts';
import { Visitor } from '../support/Visitor.ts';

test('navigating every kind of page raises no CSP violation or console error, and keeps title, canonical and robots', async ({
  page,
  pages,
  request,
}) => {
  const violations = await policyViolations(page);
  const errors = consoleErrors(page);
  const visitor = new Visitor(page);
  await visitor.start('/');
  await markVisit(page);
  for (const path of pages.sampled.filter((each) => each !== unknownPath)) {
    const expected = tagsIn(await (await request.get(path)).text());
    await visitor.follow(path);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
    await expect.poll(() => searchEngineTags(page), path).toEqual(expected);
  }
  expect(await isSameVisit(page)).toBe(true);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

const searchEngineTags = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? undefined,
  }));

/** The same tags in the HTML of a page, where `&amp;` is the only entity in titles. */
const tagsIn = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
  canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
  robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
});
