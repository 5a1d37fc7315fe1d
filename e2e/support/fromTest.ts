import { skipTypes } from '@mirqam/platform/testing/skipTypes';
import { Checkout } from './Checkout.ts';
import { DevProcess } from './DevProcess.ts';
import { test as base } from './devTest.ts';
import { Gateway } from './Gateway.ts';

export const legalDocument = 'remote-legal/src/components/LegalDocument.tsx';

const newRoute =
  "{ pattern: '/cookies', page: 'CookiesPage', paths: [{ path: '/cookies', title: 'Cookies', description: 'None.' }] }";
const newPage = 'export function CookiesPage() {\n  return <h1 tabIndex={-1}>Cookies</h1>;\n}\n';

/** `dev -- legal --from` a deployed site, in a checkout whose apps all differ from those of the site. */
export const test = base.extend<object, { deployed: Gateway }>({
  deployed: [
    async ({ origin }, use) => {
      const gateway = await Gateway.open(origin);
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  checkout: [
    async ({ browserName: _ }, use) => {
      const checkout = await Checkout.copy(['remote-journals']);
      await skipTypes(checkout.folder);
      await checkout.edit('shell/src/layout/Layout.tsx', 'Skip to content', 'Skip to the text');
      await checkout.edit('remote-marketing/src/routes.ts', '...generalRoutes, ', '');
      await checkout.edit(legalDocument, 'Questions about this text?', 'Questions of mine?');
      await checkout.edit('remote-legal/src/routes.ts', '= [', `= [${newRoute},`);
      for (const key of ['pattern', 'path'])
        await checkout.edit('remote-legal/src/routes.ts', `${key}: '/terms-conditions'`, `${key}: '/terms'`);
      await checkout.write('remote-legal/src/pages/CookiesPage.tsx', newPage);
      await use(checkout);
      await checkout.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: [
    async ({ checkout, deployed }, use) => {
      const dev = await DevProcess.start(checkout.folder, ['legal', '--from', deployed.origin]);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
