import { expect, type Page } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { upgradeReact } from '../support/delivery/upgradeReact.ts';
import { visit } from '../support/visit.ts';

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
  await ownCheckout.edit('shared/ui/Figure.tsx', '>Example<', '>Specimen<');
  expect(await deploy(store, ownCheckout.folder)).toEqual({ changed: ['journals', 'marketing'], entries: 1 });
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
