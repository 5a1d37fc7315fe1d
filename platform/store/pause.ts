import { setTimeout as delay } from 'node:timers/promises';

const longestMilliseconds = 2000;

/** Waits between two attempts: longer each time, and for a random time, so that rivals do not collide again. */
export const pause = async (attempt: number): Promise<void> =>
  await delay(Math.random() * Math.min(longestMilliseconds, 10 * 2 ** attempt));
