import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, phone } from '../support/widths.ts';

test.use({ viewport: desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** Stops every animation at its first frame, so that a fade lasts until a newer one or its end. */
async function holdAnimations(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** The parts of a view transition that move after the next frame, with which one starts. */
const fading = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
      .filter((name) => name.startsWith('::view-transition'));
  });

/** Fetches and renders the page of a link, which its click then shows without the loader. */
async function clickAhead(page: Page, name: string, title: string) {
  await footerLink(page, name).hover();
  await expect(page.locator('main h1', { hasText: title })).toHaveCount(1);
  await footerLink(page, name).click();
}

test('the page before fades out above the next one, which has the focus and takes taps', { tag: '@chromium' }, async ({
  page,
}) => {
  await visit(page, '/privacy-policy');
  await holdAnimations(page);
  expect(await fading(page)).toEqual([]);
  // A page without pictures, which could come late.
  await clickAhead(page, 'Terms & Conditions', 'Terms & Conditions');
  await expect.poll(() => fading(page)).toEqual(['::view-transition-old(page-before)']);
  await expect(heading(page)).toHaveText('Terms & Conditions');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#root > [aria-live]')).toContainText('Terms & Conditions');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await clickAhead(page, 'Contact Us', 'Contact us');
  await expect(heading(page)).toHaveText('Contact us');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => fading(page)).toEqual(['::view-transition-old(page-before)']);
});

test('the title of a card becomes the heading of its page', { tag: ['@chromium', '@nightly'] }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Pause carousel' }).click();
  await holdAnimations(page);
  const link = page.getByRole('link', { name: 'Accelerating action' });
  await link.hover();
  await expect(page.locator('main h1', { hasText: 'Accelerating action' })).toHaveCount(1);
  await link.click();
  await expect(heading(page)).toBeFocused();
  expect(await fading(page)).toContain('::view-transition-group(title)');
  await page.goBack();
  await expect(heading(page)).toBeFocused();
  // The home page was not rendered ahead.
  expect(await fading(page)).toEqual([]);
});

test('a page that needs the loader ends the fade', { tag: ['@chromium', '@nightly'] }, async ({ page, gateway }) => {
  await visit(page, '/privacy-policy');
  await holdAnimations(page);
  await clickAhead(page, 'About Us', 'About us');
  await expect.poll(() => fading(page)).not.toEqual([]);
  const release = gateway.hold(/ContactPage\.\w+\.js/);
  await footerLink(page, 'Contact Us').click();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  expect(await fading(page)).toEqual([]);
  release();
  await expect(heading(page)).toHaveText('Contact us');
  await expect(heading(page)).toBeFocused();
  expect(await fading(page)).toEqual([]);
});

test('a click on a page that is not rendered ahead in time does not fade', { tag: ['@chromium', '@nightly'] }, async ({
  page,
}) => {
  // React tells its developer tools of each commit.
  await page.addInitScript(() => {
    const onCommitFiberRoot = () => window.dispatchEvent(new Event('commit'));
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => {} };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await visit(page, '/about');
  await footerLink(page, 'Privacy Policy').click();
  await expect(page.locator('#root > [aria-live]')).toContainText('Privacy Policy');
  await holdAnimations(page);
  // The first commit adds the page ahead, which is hidden; a later one adds its elements.
  await footerLink(page, 'About Us').evaluate((link: HTMLElement) => {
    window.addEventListener('commit', () => queueMicrotask(() => link.click()), { once: true });
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await expect(heading(page)).toHaveText('About us');
  await expect(heading(page)).toBeFocused();
  expect(await fading(page)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('nothing fades, so that a tap is answered at once', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/privacy-policy');
    await footerLink(page, 'About Us').scrollIntoViewIfNeeded();
    await footerLink(page, 'About Us').dispatchEvent('touchstart');
    await expect(page.locator('main h1', { hasText: 'About us' })).toHaveCount(1);
    await holdAnimations(page);
    await footerLink(page, 'About Us').tap();
    await expect(heading(page)).toHaveText('About us');
    await expect(heading(page)).toBeFocused();
    expect(await fading(page)).toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing fades', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/privacy-policy');
    await holdAnimations(page);
    await clickAhead(page, 'About Us', 'About us');
    await expect(heading(page)).toBeFocused();
    expect(await fading(page)).toEqual([]);
    // Else each change of a style, such as the size of late letters, would pass through sizes between.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('transition-duration', '0s');
  });
});
