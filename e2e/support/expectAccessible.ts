import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scan {
  /** The state of the page, for the message of a failure. */
  readonly state?: string;
  /** A selector of the part to scan; the whole page without it. */
  readonly within?: string;
  /** The rule of contrast, which takes longer than all others: alone, or left out; all rules by default. */
  readonly contrast?: 'only' | 'unchecked';
}

/** Scans the page in its present state; a failure names each rule, its element and the problem. */
export async function expectAccessible(page: Page, { state, within, contrast }: Scan = {}): Promise<void> {
  // The legacy mode scans without a second page. It skips frames of other sites, which the CSP forbids anyway.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    runOnly: contrast === 'only' ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: rules },
    rules: { 'color-contrast': { enabled: contrast !== 'unchecked' } },
  });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(findings, state).toEqual([]);
}
