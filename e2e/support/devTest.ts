import { Checkout } from './Checkout.ts';
import { DevProcess } from './DevProcess.ts';
import { test as base } from './test.ts';

/** Playwright's test with a copy of the checkout that the dev server serves; edits are undone after each test. */
export const test = base.extend<{ edit: Checkout['edit'] }, { dev: DevProcess; checkout: Checkout }>({
  checkout: [
    async ({ browserName: _ }, use) => {
      const checkout = await Checkout.copy();
      await use(checkout);
      await checkout.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: [
    async ({ checkout }, use) => {
      const dev = await DevProcess.start(checkout.folder);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.origin),
  edit: async ({ checkout }, use) => {
    const undo: (() => Promise<void>)[] = [];
    await use(async (file, from, to) => {
      const restore = await checkout.edit(file, from, to);
      undo.unshift(restore);
      return restore;
    });
    for (const restore of undo) await restore();
  },
});
