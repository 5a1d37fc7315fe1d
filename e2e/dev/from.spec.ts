import { skipTypes } from '@mirqam/platform/testing/TinyCheckout';
import { expect, type Page } from '@playwright/test';
import { Checkout } from '../support/Checkout.ts';
import { DevProcess } from '../support/DevProcess.ts';
import { test as base } from '../support/devTest.ts';
import { Gateway } from '../support/Gateway.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

const questions = 'className={styles.questions}>';
const legalDocument = 'remote-legal/src/components/LegalDocument.tsx';

const newRoute =
  "{ pattern: '/cookies', page: 'CookiesPage', paths: [{ path: '/cookies', title: 'Cookies', description: 'None.' }] }";
const newPage = 'export function CookiesPage() {\n  return <h1 tabIndex={-1}>Cookies</h1>;\n}\n';

/** `dev -- legal --from` a deployed site, in a checkout whose apps all differ from those of the site. */
const test = base.extend<object, { deployed: Gateway }>({
  deployed: [
    async ({ origin }, use) => {
      const gateway = await Gateway.open(origin);
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  checkout: [
    async ({ browserName: _ }, use) => {
      const checkout = await Checkout.copy(['remote-journals']);
      await skipTypes(checkout.folder);
      await checkout.edit('shell/src/words/en.ts', 'Skip to content', 'Skip to the text');
      await checkout.edit('remote-marketing/src/routes.ts', '...generalRoutes, ', '');
      await checkout.edit('remote-legal/src/content/labels.ts', 'Questions about this text?', 'Questions of mine?');
      await checkout.edit('remote-legal/src/routes.ts', '= [', `= [${newRoute},`);
      for (const key of ['pattern', 'path'])
        await checkout.edit('remote-legal/src/routes.ts', `${key}: '/terms-conditions'`, `${key}: '/terms'`);
      await checkout.write('remote-legal/src/pages/CookiesPage.tsx', newPage);
      await use(checkout);
      await checkout.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: [
    async ({ checkout, deployed }, use) => {
      const dev = await DevProcess.start(checkout.folder, ['legal', '--from', deployed.origin]);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const question = 'Questions about this text?';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page that only the site has is served from there, with its files and its composition', async ({
  page,
  deployed,
}) => {
  const script = page.waitForResponse(/\/apps\/journals\/[\w.-]+\.js$/);
  expect((await page.goto('/journals/author/find-a-journal'))?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Find a journal');
  expect((await script).ok()).toBe(true);
  const composition = await page.evaluate(() => window.document.getElementById('composition')?.textContent ?? '');
  expect(JSON.parse(composition).apps).toMatchObject({
    legal: { version: 'dev' },
    journals: { version: expect.stringMatching(/^1\.0\.0-/) },
  });
  expect(deployed.requests).toContain(new URL((await script).url()).pathname);
});

const others = [
  [
    'a page of an app that was not named is served from the site, even if the checkout has it',
    '/about',
    200,
    'About us',
  ],
  ['a page that only the checkout has responds', '/cookies', 200, 'Cookies'],
  ['a page that my app has removed is not found, even if the site has it', '/terms-conditions', 404, /^Oops!/],
] as const;
for (const [title, path, status, name] of others)
  test(title, { tag: '@nightly' }, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(status);
    await expect(heading(page)).toHaveText(name);
  });

test('my page replaces theirs, inside their shell', async ({ page }) => {
  expect((await page.goto('/privacy-policy'))?.status()).toBe(200);
  await expect(page.getByText('Questions of mine?')).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page).toHaveTitle(/^Privacy Policy/);
});

test('an edit shows inside their shell without losing state', async ({ page, edit }) => {
  await visit(page, '/privacy-policy');
  await markVisit(page);
  await edit(legalDocument, questions, `${questions}<input aria-label="Note" />`);
  await page.getByRole('textbox', { name: 'Note' }).fill('kept');
  await edit(legalDocument, '<input aria-label="Note" />', '<input aria-label="Note" /> More of mine?');
  await expect(page.getByText('More of mine?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('kept');
  expect(await isSameVisit(page)).toBe(true);
});

test('a link to a part that a page of theirs does not have is named', async ({ page, edit }) => {
  // The first check builds the apps for Node, below the priority of other builds.
  test.slow();
  const journal = '/journals/author/find-a-journal';
  const links = ['content', 'nowhere'].map((id) => `<a href="${journal}#${id}">A journal</a>`);
  await edit(legalDocument, questions, questions + links.join(''));
  await page.goto('/privacy-policy');
  const panel = page.getByRole('status', { name: 'A promotion would refuse this page' });
  await expect(panel).toContainText(`links to ${journal}#nowhere, but ${journal} has no element with that id`, {
    timeout: 120_000,
  });
  await expect(panel).not.toContainText('#content');
});

test('a build error is shown over their shell until it is fixed', async ({ page, edit }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('Questions of mine?')).toBeVisible();
  await markVisit(page);
  const fix = await edit(legalDocument, 'return (', 'return ((');
  const overlay = page.getByRole('alert', { name: 'This does not build' });
  await expect(overlay).toContainText(legalDocument);
  await fix();
  await expect(overlay).toBeHidden();
  await expect(page.getByText('Questions of mine?')).toBeVisible();
  expect(await isSameVisit(page)).toBe(true);
});

test('the badge switches this tab to their release and back', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByText('dev: legal from source').click();
  await page
    .getByRole('group', { name: 'legal' })
    .getByLabel(/^theirs/)
    .click();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByText('dev: nothing from source').click();
  await page.getByRole('group', { name: 'legal' }).getByLabel(/^mine/).click();
  await expect(page.getByText('Questions of mine?')).toBeVisible();
});

test('a redirect inside the site stays on the dev server, and a redirect to another site does not', {
  tag: '@nightly',
}, async ({ request, deployed }) => {
  deployed.respond(/^\/moved$/, 301, { location: `${deployed.origin}/about` });
  deployed.respond(/^\/left$/, 302, { location: 'https://elsewhere.example/' });
  const locationOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await locationOf('/moved')).toBe('/about');
  expect(await locationOf('/left')).toBe('https://elsewhere.example/');
});

test('an error of the site is shown with its address, and the dev server continues', { tag: '@nightly' }, async ({
  page,
  deployed,
}) => {
  deployed.respond(/^\/contact$/, 503);
  expect((await page.goto('/contact'))?.status()).toBe(502);
  await expect(page.getByText(`${deployed.origin} responds with 503 to /contact`)).toBeVisible();
  expect((await page.goto('/privacy-policy'))?.status()).toBe(200);
});

test('the dev server only reads the site', async ({ request, deployed }) => {
  expect((await request.post('/contact', { data: 'words' })).status()).toBe(405);
  expect([...deployed.methods].filter((method) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
});

test('a site that does not respond is reported', { tag: '@nightly' }, async ({ page, deployed }) => {
  const { origin } = deployed;
  await deployed.close();
  expect((await page.goto('/about'))?.status()).toBe(502);
  await expect(page.getByText(`${origin} does not respond`)).toBeVisible();
});
