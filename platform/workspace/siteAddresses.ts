import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '@mirqam/shared/contract/Route';
import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import { findApps } from './workspace.ts';

type KnownRoutes = Readonly<Record<string, readonly Route[]>>;

/** Every app's `tsconfig.json` includes this file. */
const addressesFile = '.cache/siteAddresses.d.ts';

/**
 * Writes the addresses of all remotes as a type, so that a link to an unknown page does not compile. `known` are routes by
 * app that are already loaded. Resolves to the number of addresses. Throws a `UserError` that names the
 * remote whose `src/routes.ts` cannot be read, and for a checkout that cannot be written.
 */
export async function writeSiteAddresses(root: string, known: KnownRoutes = {}): Promise<number> {
  const owners = await readAddresses(root, known);
  const lines = owners.map(([path, app]) => `    readonly '${path}': '${app}';`).sort();
  const text = `// Written by "npm run types" from src/routes.ts of every remote.
export {};
declare global {
  interface SiteAddresses {
${lines.join('\n')}
  }
}
`;
  if ((await readFile(join(root, addressesFile), 'utf8').catch(() => undefined)) !== text) await write(root, text);
  return owners.length;
}

async function write(root: string, text: string) {
  const file = join(root, addressesFile);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    throw new UserError(`${addressesFile} cannot be written (${errorMessage(error)}): check the folder and its owner`);
  }
}

/** Every address of the checkout's remotes with the remote that owns it. Throws as `writeSiteAddresses` does. */
export async function readAddresses(
  root: string,
  known: KnownRoutes = {},
): Promise<readonly (readonly [path: string, app: string])[]> {
  const owners = findApps(root).map(async (app) => {
    const routes = known[app.name] ?? (await readRoutes(app.root));
    return routes.flatMap(({ paths }) => paths.map(({ path }) => [path, app.name] as const));
  });
  return (await Promise.all(owners)).flat();
}

async function readRoutes(root: string): Promise<readonly Route[]> {
  const file = join(root, 'src/routes.ts');
  if (!existsSync(file)) return [];
  try {
    // Node caches modules by address: the query makes it read the file again.
    return (await import(`${pathToFileURL(file).href}?${Date.now()}`)).routes;
  } catch (error) {
    throw new UserError(`${basename(root)}/src/routes.ts cannot be read: ${errorMessage(error)}`);
  }
}
