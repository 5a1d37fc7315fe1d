import { isRadosgwInstalled } from '@mirqam/platform/testing/startRadosgw';
import { type Browser, expect } from '@playwright/test';
import { openBucketStage } from '../soak/stages.ts';
import type { Checkout } from '../support/Checkout.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveState } from '../support/delivery/filesOf.ts';
import { hasNginx, Nginx } from '../support/delivery/Nginx.ts';
import { compositionOf } from '../support/delivery/readServed.ts';
import { type Place, runSite, siteResult } from '../support/delivery/runSite.ts';
import { storeFolder } from '../support/places.ts';
import { Visitor } from '../support/Visitor.ts';
import { hydrated } from '../support/visit.ts';

const page = 'remote-legal/src/pages/TermsConditionsPage.tsx';
const content = '<LegalDocument content={termsConditions} labels={labels} />';

test('@chromium a deploy that breaks hydration rolls itself back, and the pipeline does not bring it back', async ({
  checkout,
  store,
  served: { origin },
  browser,
}) => {
  const versionOf = async () => (await liveState(store)).composition.apps['legal']?.version;
  const before = await versionOf();
  const place = { store, folder: checkout.folder };
  await checkout.edit(page, content, `<>{typeof customElements === 'object' && <p>Planted</p>}${content}</>`);
  const dry = await runSite(place, 'deploy', 'legal', '--dry-run', '--watch', '10m', '--at', origin);
  expect(dry.errors).toEqual([]);
  expect(dry.output).toContain(`would watch the pages of ${origin} in Chromium for 10 min, and roll back what fails`);
  const { code, output, errors } = await runSite(place, 'deploy', 'legal', '--watch', '1m', '--at', origin);
  const released = /legal@(\S+) (?:built|unchanged)/.exec(output)?.[1] ?? '';
  const evidence = '/terms-conditions: fails in Chromium: hydration';
  expect({ code, errors }).toEqual({
    code: 1,
    errors: [expect.stringContaining(`legal@${released} is rolled back and frozen: ${evidence}`)],
  });
  expect(await versionOf()).toBe(before);

  await test.step('its tab stays readable, and loads the release before at its next visit', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(`${origin}/terms-conditions`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
    await expect(visitor.getByText('Planted')).toHaveCount(0);
    await visitor.close();
  });

  await test.step('the same pipeline is refused, with the reason', async () => {
    const again = await runSite(place, 'deploy', 'legal');
    expect(again.code).toBe(1);
    expect(again.errors.join(' ')).toMatch(
      /^legal@\S+ is frozen since number \d+ \(watch of number \d+: \/terms-conditions/,
    );
    expect(await versionOf()).toBe(before);
  });

  await test.step('once it is revoked, an open tab loads the page from the server instead of its code', async () => {
    const name = `legal@${released}`;
    await siteResult({ store }, 'thaw', name);
    await siteResult({ store }, 'promote', name);
    const visitor = new Visitor(await browser.newPage());
    await visitor.start(`${origin}/about`);
    await siteResult({ store }, 'rollback', 'legal');
    await siteResult({ store }, 'revoke', name);
    await visitor.follow('/terms-conditions');
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
    expect(visitor.fullLoads).toBe(1);
    await expect(visitor.page.getByText('Planted')).toHaveCount(0);
    await visitor.page.close();
  });
});

const named = 'a sound deploy stays, and one that fails at visitors goes back because the access log counts them';

if (hasNginx)
  test(`@chromium ${named}, in a folder`, async ({ checkout, store, browser }) => {
    const nginx = await Nginx.open(store);
    try {
      await rehearse({ place: { store }, checkout, nginx, browser });
    } finally {
      await nginx.close();
    }
  });

if (hasNginx && isRadosgwInstalled())
  test(`@chromium ${named}, in a bucket`, async ({ checkout, browser }) => {
    const stage = await openBucketStage();
    await stage.load(storeFolder);
    const nginx = await Nginx.openBucket(`${stage.place.environment?.['AWS_ENDPOINT_URL']}/real/site/site`);
    try {
      await rehearse({ place: stage.place, checkout, nginx, browser });
    } finally {
      await nginx.close();
      await stage.close();
    }
  });

interface Rehearsal {
  readonly place: Place;
  readonly checkout: Checkout;
  readonly nginx: Nginx;
  readonly browser: Browser;
}

/** Only visitors meet the fault: the browser of the watch finds none. */
const fault = "typeof customElements === 'object' && !navigator.userAgent.includes('site-watch') && <p>Planted</p>";

async function rehearse({ place: { store, environment }, checkout, nginx: { origin, log }, browser }: Rehearsal) {
  const place = { store, environment: environment ?? {}, folder: checkout.folder };
  const deploy = (time: string) => runSite(place, 'deploy', 'legal', '--watch', time, '--at', origin, '--log', log);
  const versionOf = async (): Promise<string> => (await siteResult(place, 'status')).live.apps.legal.version;
  const shown = async () => compositionOf(await (await fetch(`${origin}/terms-conditions`)).text());

  await checkout.edit(page, content, `<>{false}${content}</>`);
  const sound = await deploy('1s');
  expect(sound).toMatchObject({ code: 0, output: expect.stringMatching(/no page of legal@\S+ has failed at/) });
  const [version, composition] = [await versionOf(), await shown()];
  await viewPages(origin);
  await meetPages(browser, origin, composition);

  await checkout.edit(page, `<>{false}${content}</>`, `<>{${fault}}${content}</>`);
  const deploying = deploy('10m');
  await expect.poll(shown, { timeout: 300_000 }).not.toBe(composition);
  await viewPages(origin);
  for (let visitor = 0; visitor < 15; visitor++) await meetPages(browser, origin, composition);
  const { code, errors } = await deploying;
  expect([code, errors]).toEqual([1, [expect.stringMatching(/frozen: legal@\S+ fails [\d.]+ times in 1000/)]]);
  expect(await versionOf()).toBe(version);
  await expect.poll(shown).toBe(composition);
  await meetPages(browser, origin, composition);

  const again = await runSite(place, 'deploy', 'legal');
  expect([again.code, again.errors]).toEqual([1, [expect.stringMatching(/^legal@\S+ is frozen since number/)]]);
  expect(await versionOf()).toBe(version);
}

/** As many views as a comparison of two releases needs. */
async function viewPages(origin: string): Promise<void> {
  for (let view = 0; view < 210; view++) expect((await fetch(`${origin}/about`)).status).toBe(200);
}

/** A new visitor reads three pages, and leaves the one that fails once the browser has reported it. */
async function meetPages(browser: Browser, origin: string, sound: string | undefined): Promise<void> {
  const context = await browser.newContext();
  const visitor = new Visitor(await context.newPage());
  const reports: string[] = [];
  visitor.page.on('response', (response) => {
    if (response.url().startsWith(`${origin}/_report/failure.txt?`)) reports.push(response.url());
  });
  await visitor.start(`${origin}/about`);
  await visitor.start(`${origin}/privacy-policy`);
  await visitor.page.goto(`${origin}/terms-conditions`);
  const isSound = compositionOf(await visitor.page.content()) === sound;
  if (isSound) await hydrated(visitor.page);
  else await expect.poll(() => reports).toHaveLength(1);
  expect(reports).toEqual(isSound ? [] : [expect.stringContaining('page=%2Fterms-conditions')]);
  await visitor.expectReadable('Terms & Conditions');
  // React also reports what it has recovered from as an uncaught error.
  if (isSound) expect(visitor.errors).toEqual([]);
  await context.close();
}
