import { test as base } from '@playwright/test';
import { Gateway } from './Gateway.ts';
import { origin } from './places.ts';

interface Fixtures {
  /** Where the gateway leads to. */
  readonly site: string;
  readonly gateway: Gateway;
}

/** A test whose pages come through a gateway of its own. */
export const test = base.extend<Fixtures>({
  site: [origin, { option: true }],
  gateway: async ({ site }, use) => {
    const gateway = await Gateway.open(site);
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});
