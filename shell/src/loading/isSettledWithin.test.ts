import { isSettledWithin } from './isSettledWithin.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a promise that resolves or rejects in time is settled', async () => {
  expect(await isSettledWithin(Promise.resolve(), 50)).toBe(true);
  expect(await isSettledWithin(Promise.reject(new Error('lost')), 50)).toBe(true);
});

test('a promise that takes longer is not settled', async () => {
  const isSettled = isSettledWithin(new Promise(() => undefined), 50);
  jest.advanceTimersByTime(50);
  expect(await isSettled).toBe(false);
});
