import { expect } from '@playwright/test';
import { test } from '../support/faultTest.ts';
import { isNightly } from '../support/nightly.ts';
import { Visitor } from '../support/Visitor.ts';
import { coveringCases, kinds, matrix, remotes, troubles, ways } from './cases.ts';
import { expectedIn, runCase } from './runCase.ts';

for (const faultCase of isNightly ? matrix : coveringCases()) {
  const { trouble, kind, way, remote } = faultCase;
  const name = `${trouble}, ${kind} of ${remote}, ${way}`;
  test(
    `the visit goes on: ${name}`,
    { annotation: { type: 'fault case', description: name } },
    async ({ page, site }, { annotations }) => {
      const shown = await runCase(new Visitor(page), site, faultCase);
      annotations.push({ type: 'shown', description: shown });
      expect(shown).toBe(expectedIn(faultCase));
    },
  );
}

test('the selection has every fault, every kind of file and every remote on first loads and navigations', () => {
  const cases = coveringCases();
  const among = (read: (faultCase: (typeof cases)[number]) => string) => new Set(cases.map(read));
  expect(among(({ trouble, way }) => `${trouble} ${way}`).size).toBe(troubles.length * ways.length);
  expect(among(({ kind, way }) => `${kind} ${way}`).size).toBe(kinds.length * ways.length);
  expect(among(({ remote, way }) => `${remote} ${way}`).size).toBe(remotes.length * ways.length);
});
