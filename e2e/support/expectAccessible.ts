import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Scans the page as it stands; a failure names each rule, the element and what is wrong with it. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  // The legacy mode scans without a second page; it leaves out frames of other sites, and the policy allows none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(rules)
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(findings, state).toEqual([]);
}
