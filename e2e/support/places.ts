import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The store that `npm test` builds into; tests that change a store work on a copy. */
export const storeFolder = join(root, '.cache/e2e/store');

/** `E2E_PORT` names another port where several people share a machine. */
export const port = Number(process.env['E2E_PORT'] ?? 3100);
export const origin = `http://localhost:${port}`;

/** The same site built for development, where React tells what it does not like. */
export const developmentStoreFolder = join(root, '.cache/e2e/development');
export const developmentPort = port + 1;
export const developmentOrigin = `http://localhost:${developmentPort}`;
