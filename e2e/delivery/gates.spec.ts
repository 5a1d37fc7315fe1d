import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';

// `platform/live/gates.test.ts` tests every gate on a small site, `platform/release/buildApp.test.ts` what a build refuses.
test('a release that a gate refuses ends the command in one line and leaves the live site unchanged', async ({
  checkout,
  store,
}) => {
  const markup = '<LegalDocument content={termsConditions} />';
  const link = `<>${markup}<a href="/terms-of-old">Old terms</a></>`;
  await checkout.edit('remote-legal/src/pages/TermsConditionsPage.tsx', markup, link);
  const { version } = await siteResult({ store, folder: checkout.folder }, 'publish', 'legal');
  const before = await liveFiles(store);
  const { code, errors, output } = await runSite({ store }, 'promote', `legal@${version}`);
  expect(errors).toEqual([
    expect.stringMatching(
      /^\/terms-conditions links to \/terms-of-old, which no app has: fix the link or add the route$/,
    ),
  ]);
  expect([code, output]).toEqual([1, '']);
  expect(await liveFiles(store)).toEqual(before);
});
