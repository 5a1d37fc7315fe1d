import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from './copyFolder.ts';
import { FaultServer } from './FaultServer.ts';
import { deploymentsFolder } from './places.ts';

/** Runs `work` with a server of the worker's own copy of the two deployments. */
export async function withFaultServer(
  workerIndex: number,
  work: (server: FaultServer) => Promise<void>,
): Promise<void> {
  const folder = `${deploymentsFolder}-${workerIndex}`;
  await rm(folder, { recursive: true, force: true });
  await copyFolder(deploymentsFolder, folder);
  const [first, second]: readonly string[] = JSON.parse(await readFile(join(folder, 'deployments.json'), 'utf8'));
  const server = await FaultServer.open(folder, [first ?? '', second ?? '']);
  await work(server);
  await server.close();
  await rm(folder, { recursive: true });
}
