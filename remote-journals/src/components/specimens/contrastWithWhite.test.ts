import { contrastWithWhite } from './contrastWithWhite.ts';

test.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#0000ff', 8.59],
] as const)('white text on %s has a contrast of %d', (hex, ratio) => {
  expect(contrastWithWhite(hex)).toBeCloseTo(ratio, 2);
});
