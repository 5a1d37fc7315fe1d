import type { LoadStage } from '@mirqam/shared/contract/preloadError';
import { createLoadBudget, isSettledWithin } from './loadBudget.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Milliseconds until an attempt that starts now times out. */
async function measure(timeUp: (stage: LoadStage) => Promise<void>, stage: LoadStage): Promise<number> {
  const started = performance.now();
  let ended: number | undefined;
  void timeUp(stage).then(() => {
    ended = performance.now() - started;
  });
  while (ended === undefined) await jest.advanceTimersByTimeAsync(100);
  return ended;
}

test('an attempt that no visitor waits for may take 8 s', async () => {
  expect(await measure(createLoadBudget().timeUp, 'entry')).toBe(8000);
});

test('while a visitor waits every stage has its own few seconds', async () => {
  const { limit, timeUp } = createLoadBudget();
  limit(60_000);
  expect(await measure(timeUp, 'entry')).toBe(1800);
  for (const stage of ['page', 'chunk', 'style'] as const) expect(await measure(timeUp, stage)).toBe(1600);
});

test('a route change ends every attempt at its deadline', async () => {
  const { limit, timeLeft, timeUp } = createLoadBudget();
  limit(2000);
  expect(await measure(timeUp, 'page')).toBe(1600);
  expect(timeLeft()).toBe(400);
  expect(await measure(timeUp, 'page')).toBe(400);
  expect(await measure(timeUp, 'page')).toBeLessThanOrEqual(100);
  expect(timeLeft()).toBe(0);
});

test('lifting a deadline leaves that of a newer route change', async () => {
  const { limit, timeLeft } = createLoadBudget();
  const liftFirst = limit(2000);
  await jest.advanceTimersByTimeAsync(100);
  const liftSecond = limit(3000);
  liftFirst();
  expect(timeLeft()).toBe(3000);
  liftSecond();
  expect(timeLeft()).toBe(Number.POSITIVE_INFINITY);
});

test('a pending attempt gets the budget of a route change when a visitor navigates', async () => {
  const { limit, timeUp } = createLoadBudget();
  const ended = jest.fn();
  void timeUp('entry').then(ended);
  await jest.advanceTimersByTimeAsync(1000);
  limit(5600);
  await jest.advanceTimersByTimeAsync(1799);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
});

test('abandoning a route change restores the budget of later attempts', async () => {
  const { limit, timeUp } = createLoadBudget();
  limit(5000)();
  expect(await measure(timeUp, 'page')).toBe(8000);
});

test('a promise that resolves or rejects in time is settled', async () => {
  expect(await isSettledWithin(Promise.resolve(), 50)).toBe(true);
  expect(await isSettledWithin(Promise.reject(new Error('lost')), 50)).toBe(true);
});

test('a promise that takes longer is not settled', async () => {
  const isSettled = isSettledWithin(new Promise(() => undefined), 50);
  jest.advanceTimersByTime(50);
  expect(await isSettled).toBe(false);
});
