import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { copyFolder } from '../support/copyFolder.ts';
import { DevProcess } from '../support/DevProcess.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { serveLocally } from '../support/delivery/serveStore.ts';
import { test as base } from '../support/devTest.ts';
import { storeFolder } from '../support/places.ts';
import { reissued } from '../support/reissue.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

/** A preview of another release of marketing, as a site serves it. */
interface Preview {
  readonly origin: string;
  /** Such as `/_preview/3f2a9c1b7d`. */
  readonly url: string;
  readonly marketing: string;
}

/** `dev -- legal --from` the address of a preview. */
const test = base.extend<object, { preview: Preview; dev: DevProcess }>({
  preview: [
    async ({ browserName: _ }, use) => {
      const store = await mkdtemp(join(tmpdir(), 'store-'));
      await copyFolder(storeFolder, store);
      const marketing = await reissued(store, 'marketing');
      const { url } = await siteResult({ store }, 'preview', marketing);
      const { origin, close } = await serveLocally(store);
      await use({ origin, url, marketing: marketing.replace('marketing@', '') });
      await close();
      await rm(store, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: [
    async ({ checkout, preview: { origin, url } }, use) => {
      const dev = await DevProcess.start(checkout.folder, ['legal', '--from', origin + url]);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const document = 'remote-legal/src/components/LegalDocument.tsx';

const releasesOf = async (page: Page) =>
  JSON.parse((await page.locator('#composition').textContent()) ?? '').apps as Record<string, { version: string }>;

test('my pages appear inside the preview, at its address', async ({ page, preview: { url, marketing } }) => {
  const script = page.waitForResponse(/\/apps\/marketing\/[\w.-]+\.js$/);
  expect((await page.goto('/about'))?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(`${url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  expect((await script).ok()).toBe(true);
  expect(await releasesOf(page)).toMatchObject({ marketing: { version: marketing }, legal: { version: 'dev' } });
});

test('links between the preview and my pages work, and my edits show', async ({ page, edit, preview: { url } }) => {
  await visit(page, `${url}/about`);
  await markVisit(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(new RegExp(`${url}/privacy-policy$`));
  await edit(document, 'className={styles.questions}>', 'className={styles.questions}>Questions of mine?');
  await expect(page.getByText('Questions of mine?')).toBeVisible();
  await page.getByRole('link', { name: 'contact page' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${url}/contact`);
  expect(await isSameVisit(page)).toBe(true);
});
