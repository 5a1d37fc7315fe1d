import { Gateway } from './Gateway.ts';
import { test as base } from './test.ts';

/** Playwright's test with a gateway of its own in front of the site. */
export const test = base.extend<{ readonly gateway: Gateway }>({
  gateway: async ({ origin }, use) => {
    const gateway = await Gateway.open(origin);
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});
