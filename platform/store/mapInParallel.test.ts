import { setImmediate as nextTurn } from 'node:timers/promises';
import { mapInParallel } from './mapInParallel.ts';

test('results keep the order of their items, whichever finishes first', async () => {
  const map = async (turns: number) => {
    for (let turn = 0; turn < turns; turn++) await nextTurn();
    return turns;
  };
  expect(await mapInParallel([3, 2, 1, 0], map, 2)).toEqual([3, 2, 1, 0]);
});

test('a failure starts no further item and waits for those under way', async () => {
  const finished: number[] = [];
  const map = async (item: number) => {
    if (item === 0) throw new Error('first');
    await nextTurn();
    finished.push(item);
  };
  await expect(mapInParallel([0, 1, 2, 3], map, 2)).rejects.toThrow('first');
  expect(finished).toEqual([1]);
});
