import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { phone } from '../support/widths.ts';

const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return { ...box, bottom: box.y + box.height };
}

/** Resizes the window so that this many pixels lie below the control. */
async function leaveBelow(page: Page, control: Locator, below: number) {
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const { bottom } = await boxOf(control);
  await page.setViewportSize({ width: 1440, height: Math.ceil(bottom) + below });
}

test('a list is at most 300 px high and scrolls to its active option', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await visit(page, '/');
  await combobox(page, 'and I need').press('End');
  const options = list(page, 'and I need');
  expect((await boxOf(options)).height).toBe(300);
  expect(await options.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(300);
  await expect(options.getByRole('option', { name: 'Virtual conference' })).toBeInViewport({ ratio: 1 });
});

test('a list opens downward if 200 px lie below it, and where less lies below, to the side with more room', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await visit(page, '/');
  const control = combobox(page, "I'm an");
  for (const [below, side] of [
    [202, 'below'],
    [198, 'above'],
  ] as const) {
    await leaveBelow(page, control, below);
    await control.press('ArrowDown');
    const options = await boxOf(list(page, "I'm an"));
    const own = await boxOf(control);
    if (side === 'below') expect(options.y).toBeGreaterThanOrEqual(own.bottom);
    else expect(options.bottom).toBeLessThanOrEqual(own.y);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1440, height: 330 });
  await control.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: 'instant' });
  });
  const own = await boxOf(control);
  expect(330 - own.bottom).toBeLessThan(200);
  expect(330 - own.bottom).toBeGreaterThan(own.y);
  await control.press('ArrowDown');
  expect((await boxOf(list(page, "I'm an"))).y).toBeGreaterThanOrEqual(own.bottom);
});

test('where a browser cannot anchor a list, it stands at its control, no higher than the room on its side, also after a scroll', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (condition: string) => !condition.includes('anchor-scope') && supports(condition);
  });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await visit(page, '/');
  const control = combobox(page, 'and I need');
  const options = list(page, 'and I need');
  for (const below of [400, 250, 150]) {
    await leaveBelow(page, control, below);
    await control.click();
    await page.evaluate(() => window.scrollBy({ top: 20, behavior: 'instant' }));
    const gap = async () => {
      // Pages that are fetched at rest bring the rules again.
      await page.evaluate(forgetAnchors);
      const [box, anchor] = [await boxOf(options), await boxOf(control)];
      expect([box.x, box.width]).toEqual([anchor.x, anchor.width]);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      return below === 150 ? anchor.y - box.bottom : box.y - anchor.bottom;
    };
    await expect.poll(gap).toBe(4);
    await control.press('Escape');
  }
});

test('the bottom bar shows the current service, opens upward and navigates to another', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/journals/editor/compliance-check');
  const bar = page.getByRole('search', { name: 'Find a service' });
  await expect(bar).toHaveCSS('position', 'fixed');
  expect((await boxOf(bar)).bottom).toBe(900);
  await expect(bar.getByRole('combobox', { name: "I'm an" })).toHaveText('Editor');
  await expect(bar.getByRole('combobox', { name: 'and I need' })).toHaveText('Pre-Submission compliance check');
  for (const name of ["I'm an", 'and I need']) {
    await combobox(page, name).click();
    expect((await boxOf(list(page, name))).bottom).toBeLessThanOrEqual((await boxOf(combobox(page, name))).y);
    await page.keyboard.press('Escape');
  }
  await combobox(page, "I'm an").press('p');
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/journals/publisher/peer-review');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('End-to-End peer review');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bar.getByRole('combobox', { name: "I'm an" })).toHaveText('Publisher');
  await expect(bar.getByRole('combobox', { name: 'and I need' })).toHaveText('End-to-End peer review');
});

test('the bar exists from 768 px, and does not cover the text of a low window', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await visit(page, '/journals/editor/compliance-check');
  const bar = page.getByRole('search', { name: 'Find a service' });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 900, height: 480 });
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize(phone);
  await expect(bar).toBeHidden();
});

/** Removes the rules for browsers with CSS anchor positioning. */
function forgetAnchors() {
  const forget = (rules: CSSRuleList, remove: (index: number) => void) => {
    for (let index = rules.length - 1; index >= 0; index--) {
      const rule = rules[index];
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('anchor-scope')) remove(index);
      else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
        forget(rule.cssRules, (inner) => rule.deleteRule(inner));
      }
    }
  };
  for (const sheet of document.styleSheets) forget(sheet.cssRules, (index) => sheet.deleteRule(index));
}
