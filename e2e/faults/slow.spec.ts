import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { Visitor } from '../support/Visitor.ts';

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

test('a server whose headers come in time gets the time for a full load', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  const visitor = new Visitor(page);
  await visitor.start('/about');
  gateway.respond(/PrivacyPolicyPage\.js/, 404);
  const release = gateway.holdBody(/^\/privacy-policy/);
  await visitor.follow('/privacy-policy');
  await expect.poll(() => visitor.fullLoads).toBe(1);
  release();
  expect(await visitor.notice('Privacy Policy')).toBe('page');
});

test('code that hangs leaves the server a connection for the full page', { tag: '@nightly' }, async ({
  page,
  gateway,
}) => {
  const visitor = new Visitor(page);
  await visitor.start('/about');
  gateway.hold(codeOfPrivacy);
  await visitor.follow('/privacy-policy');
  await expect.poll(() => visitor.fullLoads).toBe(1);
  await visitor.expectReadable('Privacy Policy');
});
