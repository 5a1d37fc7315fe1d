import { indexAfter } from './indexAfter.ts';

test('Page Up and Page Down move by ten', () => {
  expect(indexAfter('pageDown', 3, 20)).toBe(13);
  expect(indexAfter('pageUp', 13, 20)).toBe(3);
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
