import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The store of the site, built for production; tests that change a store work on a copy. */
export const storeFolder = join(root, '.cache/e2e/store');

/** The same store with a second deployment, which `FaultServer` lets replace the first one during a visit. */
export const deploymentsFolder = join(root, '.cache/e2e/deployments');

/** The store of the site in development mode, in which React reports every hydration mismatch. */
export const developmentStoreFolder = join(root, '.cache/e2e/development');

/** The origin of a site that is running already, such as `http://localhost:3000`: tests then build and serve nothing. */
export const runningSite = process.env['E2E_SITE'];
