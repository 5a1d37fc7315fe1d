import { skipTypes } from '@mirqam/platform/testing/TinyCheckout';
import { expect } from '@playwright/test';
import { Checkout } from '../support/Checkout.ts';
import { DevProcess } from '../support/DevProcess.ts';
import { test as base } from '../support/devTest.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';

const document = 'remote-legal/src/components/LegalDocument.tsx';

/** `npm run dev -w remote-legal` in a checkout without other apps, whose remote does not build when the server starts. */
const test = base.extend<object, { dev: DevProcess; checkout: Checkout }>({
  checkout: [
    async ({ browserName: _ }, use) => {
      const checkout = await Checkout.copy(['shell', 'remote-marketing', 'remote-journals']);
      await skipTypes(checkout.folder);
      await checkout.edit(document, 'return (', 'return ((');
      await use(checkout);
      await checkout.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: [
    async ({ checkout }, use) => {
      const dev = await DevProcess.run('npm', ['run', 'dev', '-w', 'remote-legal'], checkout.folder);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

test('a page of an app that does not build when the server starts appears once it builds', async ({
  page,
  checkout,
}) => {
  await page.goto('/privacy-policy');
  const overlay = page.getByRole('alert', { name: 'This does not build' });
  await expect(overlay).toContainText(document);
  await checkout.edit(document, 'return ((', 'return (');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(overlay).toBeHidden();
});

test('a remote alone shows its pages in a plain frame, and edits show', async ({ page, edit }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Privacy Policy/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await markVisit(page);
  await edit(document, 'className={styles.questions}>', 'className={styles.questions}>Questions of mine?');
  await expect(page.getByText('Questions of mine?')).toBeVisible();
  expect(await isSameVisit(page)).toBe(true);
  expect((await page.goto('/about'))?.status()).toBe(404);
});

test('a signal to npm ends the server that it has started', async ({ dev }) => {
  process.kill(dev.pid, 'SIGTERM');
  await dev.ended();
  await expect(fetch(dev.origin)).rejects.toThrow();
});
