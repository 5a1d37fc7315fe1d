import { expect, type Page } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { upgradeReact } from '../support/delivery/upgradeReact.ts';
import { visit } from '../support/visit.ts';

/** The apps of which a deploy of a checkout has made another version live. */
async function deployedApps(store: string, folder: string): Promise<readonly string[]> {
  const before: Record<string, { version: string }> = (await siteResult({ store }, 'status')).live.apps;
  const { apps }: { apps: Record<string, string> } = await siteResult({ store, folder }, 'deploy');
  return Object.keys(apps)
    .filter((app) => apps[app] !== before[app]?.version)
    .toSorted();
}

test('a change of shared code goes live as one composition, with the apps that it changes alone', async ({
  store,
  ownCheckout,
}) => {
  const { entry } = (await siteResult({ store }, 'status')).live;
  // Only two apps show figures: the others build to the same release.
  await ownCheckout.edit('shared/ui/Figure.tsx', '>Example<', '>Specimen<');
  expect(await deployedApps(store, ownCheckout.folder)).toEqual(['journals', 'marketing']);
  expect((await siteResult({ store }, 'status')).live.entry.serial).toBe(entry.serial + 1);
});

test('a patch of React goes live with all apps as one composition, and every page runs it', async ({
  store,
  ownCheckout,
  served,
  page,
}) => {
  const patched = await upgradeReact(ownCheckout);
  expect(await deployedApps(store, ownCheckout.folder)).toEqual(['journals', 'legal', 'marketing', 'shell']);
  expect(await siteResult({ store }, 'verify')).toMatchObject({ problems: [] });

  const errors = consoleErrors(page);
  const versions = await reactVersions(page);
  for (const path of ['/', '/journals/author/find-a-journal', '/privacy-policy']) {
    await visit(page, served.origin + path);
    expect(versions.splice(0)).toEqual([patched]);
  }
  expect(errors).toEqual([]);
});

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
