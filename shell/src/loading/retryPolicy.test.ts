import { PreloadErrorEvent, preloadErrorName } from '@mirqam/shared/contract/preloadError';
import { backoff, retryLostFiles } from './retryPolicy.ts';

let timeLeft = Number.POSITIVE_INFINITY;
retryLostFiles(() => timeLeft);

function raise(attempt: number) {
  const event = new PreloadErrorEvent({
    payload: new Error('lost'),
    app: 'legal',
    release: '1.0.0-3f2a9c1b7d',
    composition: 'c0ffee0001',
    stage: 'entry',
    url: '/apps/legal/remoteEntry.3f2a9c1b7d42.js',
    attempt,
  });
  window.dispatchEvent(event);
  return event;
}

test('the first two failures of a file are retried', async () => {
  for (const attempt of [1, 2]) {
    const event = raise(attempt);
    expect(event.defaultPrevented).toBe(true);
    await expect(event.retryWhen).resolves.toBeUndefined();
  }
});

test('the third failure of a file is thrown', () => {
  expect(raise(3)).toMatchObject({ defaultPrevented: false, retryWhen: undefined });
});

test('a failure is not retried when the budget is used up', () => {
  timeLeft = 0;
  expect(raise(1)).toMatchObject({ defaultPrevented: false, retryWhen: undefined });
  timeLeft = Number.POSITIVE_INFINITY;
});

test('an event of this name from another script causes no error', () => {
  const event = new Event(preloadErrorName, { cancelable: true });
  expect(() => window.dispatchEvent(event)).not.toThrow();
  expect(event.defaultPrevented).toBe(true);
});

test('each pause is longer than the one before, with jitter', () => {
  expect([backoff(1, 0), backoff(1, 0.5), backoff(1, 1)]).toEqual([150, 200, 250]);
  expect([backoff(2, 0), backoff(2, 1)]).toEqual([300, 500]);
});
