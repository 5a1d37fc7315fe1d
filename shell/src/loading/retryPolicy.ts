import { type PreloadErrorEvent, preloadErrorName } from '@mirqam/shared/contract/preloadError';

const retries = 2;

/** Retries every lost file twice while there is time, each time after a longer pause; then the error is thrown. */
export function retryLostFiles(timeLeft: () => number) {
  addEventListener(preloadErrorName, (event: PreloadErrorEvent) => {
    const wait = backoff(event.attempt, Math.random());
    if (event.attempt > retries || wait >= timeLeft()) return;
    event.preventDefault();
    // Scripts of others may raise the event too, without our methods.
    event.retry?.(pause(wait));
  });
}

/** Milliseconds before the next attempt; the jitter keeps visitors from returning all at once. */
export const backoff = (attempt: number, random: number) => 200 * 2 ** (attempt - 1) * (0.75 + random / 2);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
