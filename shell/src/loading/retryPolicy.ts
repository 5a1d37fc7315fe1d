import { type PreloadErrorEvent, preloadErrorName } from '@mirqam/shared/contract/preloadError';
import { timeLeft } from './timeBudget.ts';

const retries = 2;

/** Gives every file two more attempts while there is time, each after a longer pause; after that the error is thrown. */
export function handlePreloadErrors(target: Window) {
  target.addEventListener(preloadErrorName, (event: PreloadErrorEvent) => {
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
