import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveState } from '../support/delivery/filesOf.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';
import { Visitor } from '../support/Visitor.ts';

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
