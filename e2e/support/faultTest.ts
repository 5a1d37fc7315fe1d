import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { FaultServer } from './FaultServer.ts';
import { storeFolder } from './places.ts';

/** Playwright's test, with a site of its own for each worker that misbehaves on command. */
export const test = base.extend<{ site: FaultServer }, { faultServer: FaultServer }>({
  faultServer: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const folder = `${storeFolder}-worker-${workerIndex}`;
      await rm(folder, { recursive: true, force: true });
      await cp(await preparedStore(), folder, { recursive: true, verbatimSymlinks: true });
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

/** A copy of the store with two deployments, made once for what is live. */
async function preparedStore(): Promise<string> {
  const live = (await readlink(join(storeFolder, 'current'))).replace('pages/', '');
  const folder = `${storeFolder}-${live}`;
  if (!existsSync(folder)) {
    const script = join(import.meta.dirname, 'prepareStore.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script, storeFolder, folder]);
    await forgetOthers(folder);
  }
  return folder;
}

async function forgetOthers(folder: string): Promise<void> {
  const copies = (await readdir(dirname(folder))).filter((name) => /^store-[0-9a-f]{10}$/.test(name));
  for (const name of copies) {
    if (name !== basename(folder)) await rm(join(dirname(folder), name), { recursive: true });
  }
}
