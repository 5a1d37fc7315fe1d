import { expect, type Page } from '@playwright/test';
import { DevProcess } from '../support/DevProcess.ts';
import { test } from '../support/devTest.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { visit } from '../support/visit.ts';

test.describe.configure({ mode: 'serial' });

const form = 'remote-marketing/src/components/contact/ContactForm.tsx';
const policyPage = 'remote-legal/src/pages/PrivacyPolicyPage.tsx';
const configuration = 'remote-legal/webpack.config.ts';

test('a syntax error is shown over the page, also over one that is opened now, and fixing it keeps the state', async ({
  page,
  context,
  edit,
  dev,
}) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await markVisit(page);
  const fix = await edit(form, 'return (', 'return ((');
  const overlay = page.getByRole('alert', { name: 'This does not build' });
  await expect(overlay).toContainText(form);
  expect(dev.output).toContain(`marketing does not build: ${form}`);
  const late = await context.newPage();
  await late.goto('/contact');
  await expect(late.getByRole('alert', { name: 'This does not build' })).toBeVisible();
  await fix();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  expect(await isSameVisit(page)).toBe(true);
  await expect(late.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(late.getByRole('alert')).toBeHidden();
});

test('what a promotion would refuse of the open page is shown with its place until it is fixed', async ({
  page,
  edit,
  dev,
}) => {
  // The first check builds the apps for Node, below the priority of other builds.
  test.slow();
  const faults = '<p style={{ color: "red" }}><a href="/nowhere">a</a><a href="/terms-conditions#nope">b</a></p>';
  const document = '<LegalDocument content={privacyPolicy} labels={labels} />';
  await edit(policyPage, document, `<>${document}${faults}</>`);
  await page.goto('/privacy-policy');
  const panel = page.getByRole('status', { name: 'A promotion would refuse this page' });
  await expect(panel).toContainText('has <p style>, which the CSP blocks: write a class', { timeout: 120_000 });
  await expect(panel).toContainText('links to /nowhere, which no app has');
  await expect(panel).toContainText(
    'links to /terms-conditions#nope, but /terms-conditions has no element with that id',
  );
  await expect(panel.getByRole('link', { name: new RegExp(`^${policyPage}:\\d+$`) }).first()).toBeVisible();
  expect(dev.output).toContain(`a promotion would refuse: ${policyPage}`);
  await edit(policyPage, faults, '<p>{Math.random()}</p>');
  await expect(panel).toContainText('differs with random numbers', { timeout: 30_000 });
  await expect(panel).not.toContainText('/nowhere');
  await edit(policyPage, '<p>{Math.random()}</p>', '<p className={styles.leed} />');
  await edit(
    policyPage,
    'import { privacyPolicy }',
    "import styles from '../components/LegalPart.module.css';\nimport { privacyPolicy }",
  );
  await expect(page.getByRole('alert', { name: 'This does not build' })).toContainText('styles.leed is not a class of');
});

test('an error of a component is shown with its source, over the page until it is fixed', async ({
  page,
  edit,
  dev,
  checkout,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await markVisit(page);
  const fix = await edit(form, '  return (', "  if (words) throw new Error('thrown on purpose');\n  return (");
  const overlay = page.getByRole('alert', { name: 'This has thrown an error' });
  await expect(overlay).toContainText('thrown on purpose');
  const line = (await checkout.read(form)).split('\n').findIndex((text) => text.includes('thrown on purpose')) + 1;
  await expect(overlay).toContainText(`> ${line} |   if (words) throw`);
  await expect(overlay.getByRole('link', { name: `${form}:${line}` }).first()).toBeVisible();
  expect(dev.output).toContain(`marketing has thrown an error: Error: thrown on purpose (${form}:${line})\n`);
  const before = await buildOf(page);
  await edit(form.replace('.tsx', '.module.css'), 'display: grid', 'display: block');
  await expect.poll(() => buildOf(page)).not.toBe(before);
  await expect(overlay).toContainText('thrown on purpose');
  await fix();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(overlay).toBeHidden();
  expect(await isSameVisit(page)).toBe(true);
});

const thrownAtLoad = [
  [
    'that throws at its first load',
    'return ',
    "throw new Error('thrown at once');\n  return ",
    'thrown at once',
    policyPage,
  ],
  [
    'whose module throws while it loads',
    'export f',
    "throw new Error('no module');\nexport f",
    'no module',
    policyPage,
  ],
  [
    'without the component of its name',
    'function PrivacyPolicyPage',
    'function OtherPage',
    'legal: src/pages/PrivacyPolicyPage.tsx must export a component called PrivacyPolicyPage',
    undefined,
  ],
] as const;

for (const [fault, from, to, message, place] of thrownAtLoad)
  test(`a page ${fault} says so, and appears once it is fixed`, async ({ page, edit }) => {
    const fix = await edit(policyPage, from, to);
    await page.goto('/privacy-policy');
    const overlay = page.getByRole('alert', { name: 'This has thrown an error' });
    await expect(overlay).toContainText(message);
    if (place) await expect(overlay.getByRole('link', { name: place }).first()).toBeVisible();
    await fix();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(overlay).toBeHidden();
  });

test('a page whose code does not arrive says so, and appears with the next build', async ({ page, edit }) => {
  await page.route('**/apps/legal/dev/**', (route) => route.abort());
  await page.goto('/privacy-policy');
  const note = page.getByRole('status', { name: 'This page is empty' });
  await expect(note).toContainText('could not be loaded');
  await page.unrouteAll();
  await edit(policyPage, 'return ', 'const isEdited = true;\n  if (!isEdited) return null;\n  return ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(note).toBeHidden();
});

test('a type error is shown beside the page and in the terminal, and the page keeps working', async ({
  page,
  edit,
  dev,
}) => {
  // So that the error is found by the check of an edit, not by the first one.
  await dev.checked();
  await visit(page, '/contact');
  const fix = await edit(form, '<TextField name="name"', '<TextField size="7" name="name"');
  const panel = page.getByRole('status', { name: 'Type errors' });
  await expect(panel).toContainText(/ContactForm\.tsx\(\d+,\d+\): error TS/);
  expect(dev.output).toContain('ContactForm.tsx(');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await fix();
  await expect(panel).toBeHidden();
});

test('an error in routes.ts or art.ts is shown, and the pages stay', async ({ page, edit }) => {
  await page.goto('/privacy-policy');
  const overlay = page.getByRole('alert', { name: 'This does not build' });
  for (const file of ['remote-legal/src/routes.ts', 'remote-marketing/src/art.ts']) {
    const fix = await edit(file, 'export const ', "throw new Error('on purpose');\nexport const ");
    await expect(overlay).toContainText(`${file} cannot be run: on purpose`);
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await fix();
    await expect(overlay).toBeHidden();
  }
});

test('a promise that is rejected is shown as an error that is thrown', async ({ page, edit }) => {
  await visit(page, '/contact');
  const fix = await edit(form, '  return (', "  void Promise.reject(new Error('rejected on purpose'));\n  return (");
  const overlay = page.getByRole('alert', { name: 'This has thrown an error' });
  await expect(overlay).toContainText('rejected on purpose');
  await fix();
  await expect(overlay).toBeHidden();
});

test('an error in webpack.config.ts ends the start in one line', async ({ checkout, edit }) => {
  await edit(configuration, 'export default', "throw new Error('on purpose');\nexport default");
  await expect(DevProcess.start(checkout.folder, ['legal', '--alone'])).rejects.toThrow(
    /^site dev has ended: legal alone .*\nremote-legal\/webpack\.config\.ts cannot be read: on purpose\n$/,
  );
});

test('an error that appears in webpack.config.ts is shown until it is fixed, and the pages stay', async ({
  page,
  checkout,
  edit,
}) => {
  await page.goto('/privacy-policy');
  const fix = await edit(configuration, 'export default', "throw new Error('on purpose');\nexport default");
  await checkout.write(
    'remote-legal/src/pages/ImprintPage.tsx',
    'export const ImprintPage = () => <h1>Imprint</h1>;\n',
  );
  const overlay = page.getByRole('alert', { name: 'This does not build' });
  await expect(overlay).toContainText(`${configuration} cannot be read: on purpose`);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await fix();
  await expect(overlay).toBeHidden();
});

/** The build of marketing that runs in the page. */
const buildOf = (page: Page) => page.evaluate<string>('devBuilds.marketing.hash()');
