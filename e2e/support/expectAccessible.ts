import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scan {
  /** Where in a failure the state of the page is named. */
  readonly state?: string;
  /** A selector of the part to scan; the whole page without it. */
  readonly within?: string;
}

/** Scans the page as it stands; a failure names each rule, the element and what is wrong with it. */
export async function expectAccessible(page: Page, { state, within }: Scan = {}): Promise<void> {
  // The legacy mode scans without a second page; it leaves out frames of other sites, and the policy allows none.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(rules);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(findings, state).toEqual([]);
}
