import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';

// platform/live/gates.test.ts and platform/compose/compose.test.ts test every gate on a small site.
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

test('disallowed HTML in content fails the build with file, field and tag', async ({ checkout, store }) => {
  await checkout.edit('remote-legal/src/content/privacyPolicy.ts', "para: '<ul>", "para: '<iframe></iframe><ul>");
  const before = await liveFiles(store);
  const { code, errors } = await runSite({ store, folder: checkout.folder }, 'publish', 'legal');
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(
      /^legal does not build: \S+\/privacyPolicy\.ts: privacyPolicy\.section\.content\[0\]\S+\.para holds <iframe>, which is not allowed: use p, strong, /,
    ),
  ]);
  expect(await liveFiles(store)).toEqual(before);
});

test('content of the wrong type fails the build with file and line', async ({ checkout, store }) => {
  await checkout.edit('remote-legal/src/content/privacyPolicy.ts', "title: 'Privacy Policy',", 'title: 5,');
  const before = await liveFiles(store);
  const { code, errors } = await runSite({ store, folder: checkout.folder }, 'publish', 'legal');
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(
      /^legal does not build: Type 'number' is not assignable to type 'string' \(remote-legal\/src\/content\/privacyPolicy\.ts:\d+:5\)$/,
    ),
  ]);
  expect(await liveFiles(store)).toEqual(before);
});
