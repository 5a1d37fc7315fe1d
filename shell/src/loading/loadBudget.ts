import type { LoadStage } from '@mirqam/shared/contract/preloadError';

// Milliseconds of a route change, of the eight seconds that a visitor waits at most.

/** For the code and the content of its page; the rest is for the request to the server and a full load. */
export const pageBudget = 5000;
/** For the response of the server, once these have not come. */
export const responseBudget = 1500;
/** For a full load on a slow network, after the server has responded with its HTML. */
export const reloadBudget = 10_000;
/** For all images, from the click on: less than eight seconds, because a busy device takes a while to show the page. */
export const imageBudget = 7000;

/** Milliseconds for one attempt to load a file while nobody waits for it, and while a visitor does. */
const patient = 8000;
const awaited = (stage: LoadStage) => (stage === 'entry' ? 1800 : 1600);

interface Attempt {
  readonly stage: LoadStage;
  readonly end: () => void;
}

/**
 * Creates the time limits of attempts to load a file. On a first load the HTML is readable, and nobody waits for a
 * prefetch, so a slow network gets more time; on a route change the visitor waits.
 */
export function createLoadBudget() {
  let deadline = Number.POSITIVE_INFINITY;
  let pending: Attempt[] = [];
  const timeLeft = () => Math.max(0, deadline - performance.now());
  const isPatient = () => deadline === Number.POSITIVE_INFINITY;
  const endInTime = ({ stage, end }: Attempt) =>
    setTimeout(end, isPatient() ? patient : Math.min(awaited(stage), timeLeft()));

  return {
    timeLeft,
    /** Resolves when an attempt that starts now times out. */
    timeUp: (stage: LoadStage) =>
      new Promise<void>((end) => {
        endInTime({ stage, end });
        if (isPatient()) pending.push({ stage, end });
      }),
    /** Ends every attempt `milliseconds` from now at the latest; returns a function that lifts this deadline again. */
    limit(milliseconds: number): () => void {
      const limit = performance.now() + milliseconds;
      deadline = limit;
      // The visitor now waits for attempts that started before.
      pending.forEach(endInTime);
      pending = [];
      return () => {
        if (deadline === limit) deadline = Number.POSITIVE_INFINITY;
      };
    },
  };
}

/** True when the promise settles within `milliseconds`, false otherwise. */
export function isSettledWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const settle = () => {
      clearTimeout(timer);
      resolve(true);
    };
    promise.then(settle, settle);
  });
}
