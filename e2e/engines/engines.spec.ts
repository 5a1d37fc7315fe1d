import { expect } from '@playwright/test';
import { type Engine, openFirefox, openWebKit } from '../support/engines.ts';
import { test } from '../support/gatewayTest.ts';

const heading = "document.querySelector('h1').textContent";
const isHydrated = "Object.keys(document.querySelector('main h1')).some((key) => key.startsWith('__reactFiber'))";
const privacyPolicy = 'footer a[href="/privacy-policy"]';
const click = (selector: string) => `document.querySelector('${selector}').click()`;

for (const [name, openEngine] of Object.entries({ Firefox: openFirefox, WebKitGTK: openWebKit })) {
  test(`${name} hydrates a page, follows a link in the same visit, and reports no failure`, async ({ gateway }) => {
    await using engine = await openEngine();
    await engine.open(`${gateway.origin}/about`);
    await expect.poll(() => engine.read(isHydrated)).toBe(true);
    await engine.read('window.isSameVisit = true');
    // Fetched ahead, because a slow machine may load a page in full that a visitor waits for.
    await engine.read(`document.querySelector('${privacyPolicy}').focus()`);
    await expect.poll(() => gateway.requests.some((path) => /\/PrivacyPolicyPage\.\w+\.js$/.test(path))).toBe(true);
    await engine.read(click(privacyPolicy));
    await expect.poll(() => engine.read(heading)).toBe('Privacy Policy');
    expect(await engine.read('window.isSameVisit')).toBe(true);
    expect(gateway.requests.filter((path) => path.startsWith('/_report/'))).toEqual([]);
  });

  test(`${name} shows the header of a window that gets narrower, as after a reload`, async ({ gateway }) => {
    await using engine = await openEngine();
    await engine.resize(1300, 900);
    await engine.open(`${gateway.origin}/`);
    for (const width of [1000, 600, 1300]) {
      await engine.resize(width, 900);
      const resized = await header(engine);
      await engine.open(`${gateway.origin}/`);
      expect(resized, `${width} px`).toEqual(await header(engine));
    }
  });
}

test('Firefox asks for each drawing once, and reports nothing of files that a navigation cuts off', async ({
  gateway,
}) => {
  await using engine = await openFirefox();
  const drawings = gateway.hold(/\.svg$/);
  const opened = engine.open(`${gateway.origin}/`);
  await expect.poll(() => gateway.requests.some((path) => path.endsWith('.svg'))).toBe(true);
  drawings();
  await opened;
  await expect.poll(() => gateway.requests.some((path) => path.includes('/remoteEntry'))).toBe(true);
  const asked = gateway.requests.filter((path) => path.endsWith('.svg'));
  expect(asked).toEqual([...new Set(asked)]);
  gateway.holdBody(/Page\.[^/]*js$/);
  await engine.open(`${gateway.origin}/privacy-policy`);
  expect(gateway.requests.filter((path) => path.startsWith('/_report/'))).toEqual([]);
});

/** Whether each control of the header is shown, once the window has its size. */
const header = (engine: Engine) =>
  engine.read("[...document.querySelectorAll('nav button, nav ~ button')].map((button) => button.checkVisibility())");
