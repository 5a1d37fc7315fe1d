import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The store that `npm test` builds into; tests that change a store work on a copy. */
export const storeFolder = join(root, '.cache/e2e/store');

export const port = 3100;
export const origin = `http://localhost:${port}`;
