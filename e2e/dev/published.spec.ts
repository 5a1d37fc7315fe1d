import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { expect } from '@playwright/test';
import { test } from '../support/devTest.ts';
import { storeFolder } from '../support/places.ts';

const marks = [
  '/_dev/',
  'dev-badge',
  'dev-overlay',
  'dev-page',
  'devBuilds',
  'devLoadScript',
  'devRefreshRuntime',
  'webpackHot',
];
const marksIn = (texts: readonly string[]) => marks.filter((mark) => texts.some((text) => text.includes(mark)));

test('published files contain no code of the dev server', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  expect(marksIn(await Promise.all(bodies))).toEqual(marks);

  const store = new FolderStore(storeFolder);
  const keys = [...(await store.list('apps/')), ...(await store.list('pages/'))];
  const texts = keys.filter((key) => /\.(?:js|cjs|css|html|json)$/.test(key));
  expect(texts.length).toBeGreaterThan(50);
  const published = await Promise.all(texts.map(async (key) => String(await store.get(key))));
  expect(marksIn(published)).toEqual([]);
});
