import { tabAfterKey } from './tabAfterKey.ts';

test('Right and Left move to the neighbour and wrap', () => {
  expect(tabAfterKey('ArrowRight', 0, 3)).toBe(1);
  expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 1, 3)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 3)).toBe(2);
});

test('in a right-to-left row the arrows are swapped', () => {
  expect(tabAfterKey('ArrowRight', 0, 3, true)).toBe(2);
  expect(tabAfterKey('ArrowLeft', 0, 3, true)).toBe(1);
});

test('Home and End move to the ends', () => {
  expect(tabAfterKey('Home', 1, 3)).toBe(0);
  expect(tabAfterKey('End', 1, 3)).toBe(2);
});

test('other keys do not move', () => {
  expect(tabAfterKey('ArrowDown', 1, 3)).toBeUndefined();
  expect(tabAfterKey('Enter', 1, 3)).toBeUndefined();
});
