import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FaultServer } from './FaultServer.ts';
import { deploymentsFolder } from './places.ts';
import { test as base } from './test.ts';

/** Playwright's test with a `FaultServer` for each worker. */
export const test = base.extend<{ site: FaultServer }, { faultServer: FaultServer }>({
  faultServer: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const folder = `${deploymentsFolder}-${workerIndex}`;
      await rm(folder, { recursive: true, force: true });
      await cp(deploymentsFolder, folder, { recursive: true, verbatimSymlinks: true });
      const [first, second]: readonly string[] = JSON.parse(await readFile(join(folder, 'deployments.json'), 'utf8'));
      const server = await FaultServer.open(folder, [first ?? '', second ?? '']);
      await use(server);
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ faultServer }, use) => {
    await faultServer.restore();
    await use(faultServer);
    await faultServer.restore();
  },
  baseURL: async ({ faultServer }, use) => use(faultServer.origin),
});
