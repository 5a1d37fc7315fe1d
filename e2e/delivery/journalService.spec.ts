import { readLive } from '@mirqam/platform/live/readLive';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { expect, type Page } from '@playwright/test';
import type { Checkout } from '../support/Checkout.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { site } from '../support/delivery/runSite.ts';
import { visit } from '../support/visit.ts';

test.use({ baseURL: async ({ served }, use) => use(served.origin) });

const folder = 'remote-journals/src/content';
const path = '/journals/editor/language-check';
const label = 'Language check';

test('a deploy of journals adds a service of one file to every menu, and a rollback removes it', async ({
  page,
  checkout,
  store,
}) => {
  const before = await otherReleases(store);
  await addService(checkout);
  await site({ store, folder: checkout.folder }, 'deploy', 'journals');
  expect(await otherReleases(store)).toEqual(before);

  await visit(page, '/');
  await expect(cards(page)).toHaveCount(1);
  await expectChoice(page);
  await visit(page, '/journals/editor/compliance-check');
  const related = page.getByRole('region', { name: 'Other services for editors' });
  await expect(related.getByRole('link', { name: label })).toHaveAttribute('href', path);
  await expectChoice(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);

  await site({ store }, 'rollback', 'journals', '--lose');
  await visit(page, '/');
  await expect(cards(page)).toHaveCount(0);
});

/** Writes the file of a service and adds it to the list. */
async function addService(checkout: Checkout): Promise<void> {
  const known = await checkout.read(`${folder}/editor/compliance-check.ts`);
  const added = known
    .replaceAll('ComplianceCheck', 'LanguageCheck')
    .replace("slug: 'compliance-check'", "slug: 'language-check'")
    .replace("label: 'Pre-Submission compliance check'", `label: '${label}'`)
    .replace('We check manuscripts against', 'We check the words against');
  await checkout.write(`${folder}/editor/language-check.ts`, added);
  const list = `${folder}/services.ts`;
  await checkout.edit(list, 'import', "import * as languageCheck from './editor/language-check.ts';\nimport");
  await checkout.edit(list, '  complianceCheck,\n', '  complianceCheck,\n  languageCheck,\n');
}

/** The live releases of all apps but journals. */
async function otherReleases(store: string) {
  const { composition } = await readLive(new FolderStore(store));
  const { journals: _, ...others } = composition.apps;
  return others;
}

const cards = (page: Page) => page.locator(`#recoganition a[href="${path}"]`);

/** Chooses the service in the audience selector. */
async function expectChoice(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: "I'm an" }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await page.getByRole('combobox', { name: 'and I need' }).click();
  await page.getByRole('option', { name: label }).click();
  await expect(page.getByRole('combobox', { name: 'and I need' })).toHaveText(label);
}
