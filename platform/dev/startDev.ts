import { constants } from 'node:os';
import { basename } from 'node:path';
import { readHead } from '../live/log.ts';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { readPort } from '../serve/listen.ts';
import { isBucket, openStore } from '../store/openStore.ts';
import { type AppFolder, chooseApps, findApp, findApps, siteOf } from '../workspace/workspace.ts';
import type { Notify } from './errors/DevNotice.ts';
import { DevServer } from './server/DevServer.ts';
import { probeUpstream } from './upstream/releasedPage.ts';
import { openPlace, storeUpstream } from './upstream/storeUpstream.ts';
import type { Upstream } from './upstream/Upstream.ts';

interface DevRequest {
  /** The apps to build from source; all of them when none is named. */
  readonly apps: readonly string[];
  readonly from?: string;
  readonly alone?: boolean;
}

/** Serves the site from source until the process is stopped. Throws a `UserError` for what cannot be served. */
export async function startDev(root: string, asked: DevRequest, notify: Notify): Promise<DevServer> {
  const port = readPort();
  const request = { ...asked, from: asked.from ?? restOf(root) };
  const folders = chooseFolders(root, request);
  const isPart = siteOf(root) !== undefined || folders.length < findApps(root).length;
  const isMixed = !request.alone && (request.from !== undefined || isPart);
  const upstream = request.alone ? undefined : await chooseUpstream(root, request, isMixed, notify);
  const { alone = false } = request;
  const server = new DevServer({ root, folders, upstream, isMixed, isAlone: alone, notify });
  stopAtSignal(server);
  try {
    const url = await server.listen(port);
    const apps = folders.map(({ name }) => name);
    const rest = isMixed && upstream ? { rest: upstream.name } : {};
    notify({ event: 'listening', url, apps, ...rest, alone });
    await server.build();
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
}

/** Where a repository without the shell takes the other apps from, unless a store is named. */
const restOf = (root: string) => (process.env['SITE_STORE'] ? undefined : siteOf(root)?.from);

function chooseFolders(root: string, { apps, alone }: DevRequest): readonly AppFolder[] {
  if (!alone) return chooseApps(root, apps);
  const name = apps[0] ?? basename(process.cwd()).replace(/^remote-/, '');
  if (name === 'shell' || apps.length > 1)
    throw new UserError('--alone shows one remote: name it, as in "site dev legal --alone"');
  return [findApp(root, name)];
}

async function chooseUpstream(
  root: string,
  { from }: DevRequest,
  isMixed: boolean,
  notify: Notify,
): Promise<Upstream | undefined> {
  if (from !== undefined) {
    const upstream = await openPlace(root, from);
    await probeUpstream(upstream);
    return upstream;
  }
  if (isMixed) return await requireLive(root);
  const store = await openStore(root);
  try {
    return (await readHead(store)) && storeUpstream(store);
  } catch (error) {
    // Released apps are optional here: they can only be switched to.
    notify({ event: 'problem', message: `no released app can be shown: ${errorMessage(error)}` });
    return undefined;
  }
}

/** The store as the source of all other apps. Throws a `UserError` when nothing is live in it. */
async function requireLive(root: string): Promise<Upstream> {
  const store = await openStore(root);
  if (await readHead(store)) return storeUpstream(store);
  const way = isBucket(store.name) ? 'run "site deploy" once' : 'run "npm start" once';
  throw new UserError(
    `nothing is live in ${store.name} yet: ${way}, or take the rest from a site with --from https://www.example.org`,
  );
}

/** Ends the process after the server has closed: with the exit code of the signal while it has not built everything. */
function stopAtSignal(server: DevServer) {
  let isStopping = false;
  const stop = async (signal: 'SIGINT' | 'SIGTERM') => {
    // npm forwards a signal that the terminal has sent as well, so each arrives twice.
    if (isStopping) return;
    isStopping = true;
    if (!server.isBuilt) process.exitCode = 128 + constants.signals[signal];
    await server.close().catch((error) => {
      process.exitCode = 1;
      server.setup.notify({ event: 'problem', message: `the dev server did not stop cleanly: ${errorMessage(error)}` });
    });
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}
