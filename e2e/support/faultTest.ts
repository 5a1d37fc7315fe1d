import type { FaultServer } from './FaultServer.ts';
import { isNightly } from './nightly.ts';
import { test as base } from './test.ts';

/** Playwright's test on the `FaultServer` of its worker; by day without motion, whose frames would take a tenth of the time. */
export const test = base.extend<{ site: FaultServer }>({
  site: async ({ faultServer }, use) => {
    await faultServer.restore();
    await use(faultServer);
    await faultServer.restore();
  },
  contextOptions: { reducedMotion: isNightly ? 'no-preference' : 'reduce' },
  baseURL: async ({ faultServer }, use) => use(faultServer.origin),
});
