import { type PreloadErrorEvent, preloadErrorName } from '@mirqam/shared/contract/preloadError';

const retries = 2;

/** Retries a failed file twice within the budget, after increasing pauses; then the error is thrown. */
export function retryLostFiles(timeLeft: () => number) {
  addEventListener(preloadErrorName, (event: PreloadErrorEvent) => {
    const wait = backoff(event.attempt, Math.random());
    if (event.attempt > retries || wait >= timeLeft()) return;
    event.preventDefault();
    // Other scripts may raise the event without the methods of `PreloadErrorEvent`.
    event.retry?.(pause(wait));
  });
}

/** Milliseconds before the next attempt; the jitter spreads the retries of many visitors. */
export const backoff = (attempt: number, random: number) => 200 * 2 ** (attempt - 1) * (0.75 + random / 2);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
