import { siteAddress } from '@mirqam/platform/compose/siteAddress';
import { expect } from '@playwright/test';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

const { origin } = siteAddress();

const sentence = 'Oops! The page you are looking for does not exist.';
const unknown = [
  '/no-such-page',
  '/services',
  '/services/no-such-service',
  '/journals',
  '/journals/author',
  '/journals/author/no-such-service',
  '/journals/reader/find-a-journal',
  '/journals/publisher/find-a-journal',
  '/journals/author/find-a-journal/more',
  '/About',
] as const;

test('every unknown address responds with the not-found page and status 404', async ({ request }) => {
  const page = await (await request.get('/no-such-page')).text();
  expect(page).toContain(`${sentence}</h1>`);
  expect(page).not.toContain('application/ld+json');
  for (const path of unknown) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toBe(page);
  }
});

test('an unknown address shows the not-found page, which is noindex, leads home, and is there on the way back', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const expectNotFound = async () => {
    await expect(page).toHaveURL('/journals/publisher/find-a-journal');
    await expect(heading).toHaveText(sentence);
    await expect(page).toHaveTitle('Page not found | Mirqam');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  };
  await visit(page, '/journals/publisher/find-a-journal');
  await expectNotFound();
  await markVisit(page);
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading).not.toHaveText(sentence);
  await expect(heading).toBeFocused();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`);
  await page.goBack();
  await expectNotFound();
  await expect(heading).toBeFocused();
  expect(await isSameVisit(page)).toBe(true);
});
