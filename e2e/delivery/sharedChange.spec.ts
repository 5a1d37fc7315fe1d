import { cp, readdir, realpath, rm } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Checkout } from '../support/Checkout.ts';
import { consoleErrors } from '../support/consoleErrors.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { visit } from '../support/visit.ts';

/** Gives a checkout the next patch version of React, a copy of the present one under another number; resolves to it. */
async function upgradeReact(checkout: Checkout): Promise<string> {
  const before: string = JSON.parse(await checkout.read('shell/package.json')).dependencies.react;
  const after = before.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  // The router takes the React beside it.
  for (const name of ['react', 'react-dom', 'react-router', 'react-router-dom']) await copyPackage(checkout, name);
  const numbered = [/^node_modules\/react(?:-dom)?\/.*\.js(?:on)?$/, /^(?:[\w-]+\/)?package(?:-lock)?\.json$/];
  const inPackage = new RegExp(`("(?:node_modules/)?react(?:-dom)?": (?:{\\s*"version": )?"\\^?)${before}(?=")`, 'g');
  for (const file of await readdir(checkout.folder, { recursive: true })) {
    if (!numbered.some((pattern) => pattern.test(file))) continue;
    const text = await checkout.read(file);
    const isOwn = file.startsWith('node_modules/react');
    await checkout.write(file, isOwn ? text.replaceAll(before, after) : text.replace(inPackage, `$1${after}`));
  }
  return after;
}

/** Replaces a link to a package by a copy. */
async function copyPackage(checkout: Checkout, name: string): Promise<void> {
  const link = checkout.path(`node_modules/${name}`);
  const folder = await realpath(link);
  await rm(link);
  await cp(folder, link, { recursive: true });
}

/** Deploys a checkout; resolves to the apps of which it has made another version live, and how far the log has grown. */
async function deploy(store: string, folder: string) {
  const before: { serial: number; apps: Record<string, { version: string }> } = (await siteResult({ store }, 'status'))
    .live;
  const { apps, serial }: { apps: Record<string, string>; serial: number } = await siteResult(
    { store, folder },
    'deploy',
  );
  const changed = Object.keys(apps).filter((app) => apps[app] !== before.apps[app]?.version);
  return { changed: changed.toSorted(), entries: serial - before.serial };
}

test('a change of shared code goes live as one composition, with the apps that it changes alone', async ({
  store,
  ownCheckout,
}) => {
  // Only two apps show figures: the others build to the same release.
  await ownCheckout.edit('shared/ui/Figure.tsx', '<span>', '<span lang="en">');
  expect(await deploy(store, ownCheckout.folder)).toEqual({ changed: ['journals', 'marketing'], entries: 1 });
});

// The same sources make the same releases in another folder, else the other apps would go live too.
test('a page that is added to a remote goes live with the release of this remote alone', async ({
  store,
  ownCheckout,
}) => {
  await ownCheckout.write('remote-legal/src/pages/AddedPage.tsx', 'export const AddedPage = () => <h1>Added</h1>;\n');
  const about = `title: 'Added', description: '${'A page that a test has added. '.repeat(5)}'`;
  const route = `{ pattern: '/added', page: 'AddedPage', paths: [{ path: '/added', ${about} }] }`;
  await ownCheckout.edit('remote-legal/src/routes.ts', 'routes = [', `routes = [${route},`);
  expect(await deploy(store, ownCheckout.folder)).toEqual({ changed: ['legal'], entries: 1 });
});

test('a patch of React goes live with all apps as one composition, and every page runs it', async ({
  store,
  ownCheckout,
  served,
  page,
}) => {
  const patched = await upgradeReact(ownCheckout);
  const all = ['journals', 'legal', 'marketing', 'shell'];
  expect(await deploy(store, ownCheckout.folder)).toEqual({ changed: all, entries: 1 });
  expect(await siteResult({ store }, 'verify')).toMatchObject({ problems: [] });

  const errors = consoleErrors(page);
  const versions = await reactVersions(page);
  for (const path of ['/', '/journals/author/find-a-journal', '/privacy-policy']) {
    await visit(page, served.origin + path);
    expect(versions.splice(0)).toEqual([patched]);
  }
  expect(errors).toEqual([]);
});

test('a remote of an earlier version of platform and shared lives beside newer ones, with the React of the shell', async ({
  store,
  checkout,
  ownCheckout,
  served,
  page,
}) => {
  await setVersion(checkout, '0.9.0');
  await checkout.edit('shared/ui/Banner.tsx', '<h1', '<h1 data-version="0.9.0"');
  await siteResult({ store, folder: checkout.folder }, 'deploy', 'legal');
  const { live } = await siteResult({ store }, 'status');

  await setVersion(ownCheckout, '1.1.0');
  const patched = await upgradeReact(ownCheckout);
  await ownCheckout.edit('shared/ui/Banner.tsx', '<h1', '<h1 data-version="1.1.0"');
  const { apps } = await siteResult({ store, folder: ownCheckout.folder }, 'deploy', 'shell', 'marketing');
  expect(apps.legal).toBe(live.apps.legal.version);
  expect(await siteResult({ store }, 'verify')).toMatchObject({ problems: [] });

  const errors = consoleErrors(page);
  const versions = await reactVersions(page);
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, `${served.origin}/about`);
  await expect(heading).toHaveAttribute('data-version', '1.1.0');
  await page.getByRole('link', { name: 'Terms & Conditions' }).first().click();
  await expect(heading).toHaveAttribute('data-version', '0.9.0');
  await visit(page, `${served.origin}/terms-conditions`);
  expect(new Set(versions)).toEqual(new Set([patched]));
  expect(errors).toEqual([]);
});

/** Gives the packages that remotes install another version. */
async function setVersion(checkout: Checkout, version: string): Promise<void> {
  for (const name of ['platform', 'shared'])
    await checkout.edit(`${name}/package.json`, '"version": "1.0.0"', `"version": "${version}"`);
}

/** Collects the version of every React that renders in the page, as React reports it to its developer tools. */
async function reactVersions(page: Page): Promise<string[]> {
  const versions: string[] = [];
  await page.exposeFunction('reportReact', (version: string) => versions.push(version));
  await page.addInitScript(() => {
    const inject = ({ version }: { version: string }) => Reflect.get(window, 'reportReact')(version);
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
  });
  return versions;
}
