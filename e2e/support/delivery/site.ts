import { expect } from '@playwright/test';
import { liveComposition } from './filesOf.ts';
import { type Place, runSite } from './runSite.ts';

/** Runs a command that must succeed; resolves to the composition that is then live. */
export async function site(place: Place, ...words: readonly string[]) {
  const { code, errors } = await runSite(place, ...words);
  expect(code, errors.join(' ')).toBe(0);
  return await liveComposition(place.store);
}
