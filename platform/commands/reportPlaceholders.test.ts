import { createReporter } from '../messages/Reporter.ts';
import { UserError } from '../messages/UserError.ts';
import { reportPlaceholders } from './reportPlaceholders.ts';

function report(placeholders: readonly string[], strict?: boolean) {
  const lines: string[] = [];
  reportPlaceholders(
    { ...createReporter({ isSilent: true }), done: (line) => lines.push(line) },
    { placeholders, strict },
  );
  return lines;
}

test('every placeholder has a line', () => {
  expect(report(['legal name', 'origin'])).toEqual(['placeholder left: legal name', 'placeholder left: origin']);
});

test('placeholders are refused with --strict, in one line that names each', () => {
  expect(() => report(['legal name', 'origin'], true)).toThrow(
    new UserError('placeholders are left: replace legal name; origin, or run this without --strict'),
  );
});

test('a site without placeholders passes --strict', () => {
  expect(report([], true)).toEqual([]);
});
