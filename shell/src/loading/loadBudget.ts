import type { LoadStage } from '@mirqam/shared/contract/preloadError';

/** Milliseconds for one attempt. On a first load the HTML is readable, so a slow network is given time. */
const firstLoad = 8000;
const routeChange: Readonly<Record<LoadStage, number>> = { entry: 1800, page: 1600, chunk: 1600, style: 1600 };

interface Attempt {
  readonly stage: LoadStage;
  readonly end: () => void;
}

let isFirstLoad = true;
let deadline = Number.POSITIVE_INFINITY;
let unhurried: Attempt[] = [];

export const endFirstLoad = () => {
  isFirstLoad = false;
};

/** Ends every attempt `milliseconds` from now, whatever its own time; call the answer when the page has been found. */
export function limitTime(milliseconds: number): () => void {
  endFirstLoad();
  const limit = performance.now() + milliseconds;
  deadline = limit;
  // A visitor waits now for what could take its time before.
  for (const attempt of unhurried) setTimeout(attempt.end, budget(attempt.stage));
  unhurried = [];
  return () => {
    if (deadline === limit) deadline = Number.POSITIVE_INFINITY;
  };
}

export const timeLeft = () => Math.max(0, deadline - performance.now());

/** Resolves when an attempt that starts now has taken too long. */
export function timeUp(stage: LoadStage): Promise<void> {
  return new Promise((end) => {
    setTimeout(end, budget(stage));
    if (isFirstLoad) unhurried.push({ stage, end });
  });
}

const budget = (stage: LoadStage) => Math.min(isFirstLoad ? firstLoad : routeChange[stage], timeLeft());
