import type { LoadStage } from '@mirqam/shared/contract/preloadError';

/** A visit of its own: the module remembers whether the first load is over. */
async function visit() {
  let budget: typeof import('./timeBudget.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    budget = await import('./timeBudget.ts');
  });
  if (!budget) throw new Error('not loaded');
  return budget;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Milliseconds until an attempt that starts now has taken too long. */
async function measure(timeUp: (stage: LoadStage) => Promise<void>, stage: LoadStage): Promise<number> {
  const started = performance.now();
  let ended: number | undefined;
  void timeUp(stage).then(() => {
    ended = performance.now() - started;
  });
  while (ended === undefined) await jest.advanceTimersByTimeAsync(100);
  return ended;
}

test('on a first load, where the HTML is readable, an attempt may take 8 s', async () => {
  const { timeUp } = await visit();
  expect(await measure(timeUp, 'entry')).toBe(8000);
});

test('after it every stage has its own few seconds', async () => {
  const { endFirstLoad, timeUp } = await visit();
  endFirstLoad();
  expect(await measure(timeUp, 'entry')).toBe(1800);
  for (const stage of ['page', 'chunk', 'style'] as const) expect(await measure(timeUp, stage)).toBe(1600);
});

test('a route change ends every attempt at its deadline', async () => {
  const { limitTime, timeLeft, timeUp } = await visit();
  limitTime(2000);
  expect(await measure(timeUp, 'page')).toBe(1600);
  expect(timeLeft()).toBe(400);
  expect(await measure(timeUp, 'page')).toBe(400);
  expect(await measure(timeUp, 'page')).toBeLessThanOrEqual(100);
  expect(timeLeft()).toBe(0);
});

test('once the page is found the deadline is gone, but not that of a newer route change', async () => {
  const { limitTime, timeLeft } = await visit();
  const endFirst = limitTime(2000);
  await jest.advanceTimersByTimeAsync(100);
  const endSecond = limitTime(3000);
  endFirst();
  expect(timeLeft()).toBe(3000);
  endSecond();
  expect(timeLeft()).toBe(Number.POSITIVE_INFINITY);
});

test('an attempt of the first load that still hangs is hurried when a visitor goes on', async () => {
  const { limitTime, timeUp } = await visit();
  const ended = jest.fn();
  void timeUp('entry').then(ended);
  await jest.advanceTimersByTimeAsync(1000);
  limitTime(5600);
  await jest.advanceTimersByTimeAsync(1799);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
});
