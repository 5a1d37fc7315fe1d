import { expect } from '@playwright/test';
import { matrix } from '../resilience/cells.ts';
import { expectedIn, meetCell } from '../resilience/meetCell.ts';
import { test } from '../support/test.ts';
import { Visitor } from '../support/Visitor.ts';

for (const cell of matrix) {
  const { trouble, kind, way, remote } = cell;
  test(`${trouble}, ${kind} of ${remote}, ${way}`, async ({ page, site }) => {
    const shown = await meetCell(new Visitor(page), site, cell);
    test.info().annotations.push({ type: 'cell', description: JSON.stringify({ ...cell, shown }) });
    expect(shown).toBe(expectedIn(cell));
  });
}
