import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';

/** Half the size of `axe.source`; every scanned document gets it. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scan {
  /** The state of the page, for the message of a failure. */
  readonly state?: string;
  /** A selector of the part to scan; the whole page without it. */
  readonly within?: string;
  /** Limits the scan to the rule of contrast. */
  readonly contrast?: 'only';
}

/** Scans the page in its present state; a failure names each rule, its element and the problem. */
export async function expectAccessible(page: Page, { state, within, contrast }: Scan = {}): Promise<void> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    runOnly: contrast === 'only' ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: rules },
  };
  await addAxe(page);
  const findings = await page.evaluate(
    async ([part, how]) => {
      const axe: { run: typeof run } = Reflect.get(window, 'axe');
      const { violations } = await axe.run(part ?? document, how);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      );
    },
    [within, options] as const,
  );
  expect(findings, state).toEqual([]);
}

/** Once for each document: the script is larger than the site. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}
