import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { Visitor } from '../support/Visitor.ts';
import { coveringCells, kinds, remotes, troubles, ways } from './cells.ts';
import { expectedIn, meetCell } from './meetCell.ts';

for (const cell of coveringCells()) {
  const { trouble, kind, way, remote } = cell;
  test(`${trouble}, ${kind} of ${remote}, ${way}: the visit goes on`, async ({ page, site }) => {
    expect(await meetCell(new Visitor(page), site, cell)).toBe(expectedIn(cell));
  });
}

test('the selection meets every trouble in both ways, and every kind of file and every remote', () => {
  const cells = coveringCells();
  const met = (read: (cell: (typeof cells)[number]) => string) => new Set(cells.map(read));
  expect(met(({ trouble, way }) => `${trouble} ${way}`).size).toBe(troubles.length * ways.length);
  expect(met(({ kind, way }) => `${kind} ${way}`).size).toBe(kinds.length * ways.length);
  expect(met(({ remote, way }) => `${remote} ${way}`).size).toBe(remotes.length * ways.length);
});
