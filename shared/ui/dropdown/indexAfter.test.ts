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
  const moves = ['stay', 'first', 'last', 'next', 'previous', 'pageDown', 'pageUp'] as const;
  const outside = [];
  for (const move of moves)
    for (let count = 1; count <= 25; count++)
      for (let index = 0; index < count; index++) {
        const after = indexAfter(move, index, count);
        if (after < 0 || after >= count) outside.push(`${move} from ${index} of ${count} leads to ${after}`);
      }
  expect(outside).toEqual([]);
});
