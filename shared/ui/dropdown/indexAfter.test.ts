import fc from 'fast-check';
import { indexAfter } from './indexAfter.ts';

test('the arrows move by one and stop at both ends', () => {
  expect(indexAfter('next', 3, 20)).toBe(4);
  expect(indexAfter('next', 19, 20)).toBe(19);
  expect(indexAfter('previous', 3, 20)).toBe(2);
  expect(indexAfter('previous', 0, 20)).toBe(0);
});

test('Page Up and Page Down move by ten', () => {
  expect(indexAfter('pageDown', 3, 20)).toBe(13);
  expect(indexAfter('pageUp', 13, 20)).toBe(3);
});

test('Home and End move to the ends', () => {
  expect(indexAfter('first', 7, 20)).toBe(0);
  expect(indexAfter('last', 7, 20)).toBe(19);
});

test('every move stays inside the list', () => {
  const action = fc.constantFrom('stay', 'first', 'last', 'next', 'previous', 'pageDown', 'pageUp');
  fc.assert(
    fc.property(action, fc.nat(40), fc.nat(40), (move, index, more) => {
      const count = index + more + 1;
      const after = indexAfter(move, index, count);
      return after >= 0 && after < count;
    }),
  );
});
