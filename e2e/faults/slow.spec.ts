import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { Visitor } from '../support/Visitor.ts';
import { shellHydrated } from '../support/visit.ts';

const codeOfPrivacy = /PrivacyPolicyPage/;
const message = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('a page that arrives after the message is shown by itself', async ({ page, gateway }) => {
  const visitor = new Visitor(page);
  await visitor.start('/about');
  const release = [gateway.hold(codeOfPrivacy), gateway.hold(/^\/privacy-policy/)];
  await visitor.follow('/privacy-policy');
  expect(await visitor.notice('Privacy Policy')).toBe('message');
  for (const each of release) each();
  await visitor.expectReadable('Privacy Policy');
  await expect(message(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  visitor.expectUnbroken();
});

/** Moves the focus to a link of the site, which fetches its page. */
const focusLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.body.append(link);
    link.focus();
  }, path);

const hanging = /\/apps\/(?:journals|legal)\/.*\.(?:js|css)/;
const journal = '/journals/author/find-a-journal';

// A browser has six connections to a server with HTTP/1.1, and the entry of each remote is requested three times.
test('code that hangs on every connection leaves one for the full page', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  const visitor = new Visitor(page);
  await visitor.start('/about');
  gateway.hold(hanging);
  await focusLink(page, journal);
  await visitor.follow('/privacy-policy');
  await expect.poll(() => visitor.fullLoads).toBe(1);
  await visitor.expectReadable('Privacy Policy');
  expect(gateway.requests.filter((path) => hanging.test(path)).length).toBeGreaterThanOrEqual(6);
});

test('a page whose own code hangs, preloads included, leaves a connection for the next page', {
  tag: '@nightly',
}, async ({ page, gateway }) => {
  const visitor = new Visitor(page);
  gateway.hold(hanging);
  await page.goto(journal, { waitUntil: 'commit' });
  await shellHydrated(page);
  visitor.fullLoads = 0;
  await visitor.follow('/privacy-policy');
  await expect.poll(() => visitor.fullLoads).toBe(1);
  await visitor.expectReadable('Privacy Policy');
});
