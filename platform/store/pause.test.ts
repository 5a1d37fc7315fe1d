import { setTimeout as delay } from 'node:timers/promises';
import { pause } from './pause.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => undefined) }));

test('a pause is longer after each attempt, up to two seconds, and differs between rivals', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(1);
  for (const attempt of [1, 2, 3, 7, 8, 50]) await pause(attempt);
  random.mockReturnValue(0.25);
  await pause(50);
  random.mockRestore();
  expect(jest.mocked(delay).mock.calls.flat()).toEqual([20, 40, 80, 1280, 2000, 2000, 500]);
});
