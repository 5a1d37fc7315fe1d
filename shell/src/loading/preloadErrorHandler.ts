import type { LoadStage, PreloadErrorEvent } from 'shared/contract/preloadError';
import { preloadErrorName } from 'shared/contract/preloadError';

const retries = 2;

/** Gives every file two more attempts, each after a longer pause; after that the error is thrown. */
export function handlePreloadErrors(target: Window) {
  target.addEventListener(preloadErrorName, (event: PreloadErrorEvent) => {
    if (event.attempt > retries) return;
    event.preventDefault();
    event.retry(pause(backoff(event.attempt, Math.random())));
  });
}

/** Milliseconds before the next attempt; the jitter keeps visitors from returning all at once. */
export const backoff = (attempt: number, random: number) => 200 * 2 ** (attempt - 1) * (0.75 + random / 2);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let isFirstLoad = true;

export const endFirstLoad = () => {
  isFirstLoad = false;
};

/** Milliseconds for one attempt. On a first load the HTML is readable, so a slow network is given time. */
export const budget = (stage: LoadStage) => (isFirstLoad ? 8000 : stage === 'entry' ? 2000 : 1800);
