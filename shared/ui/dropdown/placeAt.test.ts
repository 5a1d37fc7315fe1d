import { opensUpward } from './placeAt.ts';

test('a list opens upward when less than 200 px lie below and more above', () => {
  expect(opensUpward(199, 200)).toBe(true);
});

test('a list opens downward when 200 px lie below, however much lies above', () => {
  expect(opensUpward(200, 900)).toBe(false);
});

test('a list opens downward when no more lies above than below', () => {
  expect(opensUpward(120, 120)).toBe(false);
  expect(opensUpward(120, 80)).toBe(false);
});
