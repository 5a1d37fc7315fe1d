import { seededRandom } from './seededRandom.ts';

const draw = (text: string) => {
  const random = seededRandom(text);
  return Array.from({ length: 200 }, random);
};

test('the same text gives the same numbers', () => {
  expect(draw('author/FindJournal-1')).toEqual(draw('author/FindJournal-1'));
});

test('a text that differs in one letter gives different numbers', () => {
  expect(draw('author/FindJournal-1')).not.toEqual(draw('author/FindJournal-2'));
});

test('numbers are spread from 0 to 1', () => {
  const numbers = draw('spread');
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
});
