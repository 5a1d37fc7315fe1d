import type { FaultServer } from './FaultServer.ts';
import { test as base } from './test.ts';

/** Playwright's test on the `FaultServer` of its worker. */
export const test = base.extend<{ site: FaultServer }>({
  site: async ({ faultServer }, use) => {
    await faultServer.restore();
    await use(faultServer);
    await faultServer.restore();
  },
  baseURL: async ({ faultServer }, use) => use(faultServer.origin),
});
