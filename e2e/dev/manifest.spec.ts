import { expect } from '@playwright/test';
import { test } from '../support/devTest.ts';

test('the tools of module federation find the manifest of every app', async ({ request }) => {
  for (const app of ['shell', 'journals', 'legal', 'marketing']) {
    const manifest = await (await request.get(`/apps/${app}/dev/mf-manifest.json`)).json();
    expect(manifest).toMatchObject({ id: app, metaData: { publicPath: `/apps/${app}/dev/` } });
  }
});

test('the manifest of a remote names its entry and its pages', async ({ request }) => {
  const { metaData, exposes } = await (await request.get('/apps/legal/dev/mf-manifest.json')).json();
  const entry = await request.get(metaData.publicPath + metaData.remoteEntry.name);
  expect(await entry.text()).toContain(metaData.globalName);
  const paths = exposes.map(({ path }: { path: string }) => path);
  // Another test may be adding a page.
  expect(paths).toEqual(expect.arrayContaining(['./PrivacyPolicyPage', './TermsConditionsPage']));
});
