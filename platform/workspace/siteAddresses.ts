import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteMenus } from '@mirqam/shared/contract/Menu';
import type { Route } from '@mirqam/shared/contract/Route';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { importSource } from './importSource.ts';
import { readSnapshot } from './siteSnapshot.ts';
import { findApps, pathInCheckout } from './workspace.ts';

type KnownRoutes = Readonly<Record<string, readonly Route[]>>;

/** Every app's `tsconfig.json` includes this file. */
export const addressesFile = '.cache/siteAddresses.d.ts';

/**
 * Writes the addresses and menus of all remotes, those of other repositories from the last snapshot, as types, so that a
 * link to an unknown page, or in an unknown menu, does not compile. `known` are routes by app that are already loaded. Resolves to the number of addresses. Throws a
 * `UserError` that names the remote whose `src/routes.ts` cannot be read, and for a checkout that cannot be written.
 */
export async function writeSiteAddresses(root: string, known: KnownRoutes = {}): Promise<number> {
  const apps = await readApps(root, known);
  const snapshot = readSnapshot(root);
  const own = apps.flatMap(addressesOf);
  const names = new Set([...apps.map(({ name }) => name), ...own.map(([path]) => path)]);
  const others = Object.entries(snapshot?.addresses ?? {}).filter(([path, app]) => !names.has(app) && !names.has(path));
  const addresses = [...own, ...others];
  const lines = addresses.map(([path, app]) => `    readonly '${path}': '${app}';`).sort();
  const shown = apps.flatMap(({ routes }) => routes.flatMap(({ shows = {} }) => Object.keys(shows)));
  const menus = [...new Set([...siteMenus, ...shown, ...(snapshot?.menus ?? [])])]
    .map((menu) => `    readonly '${menu}': true;`)
    .sort();
  const text = `// Written by "npm run types" from src/routes.ts of every remote.
export {};
declare global {
  interface SiteAddresses {
${lines.join('\n')}
  }
  interface SiteMenus {
${menus.join('\n')}
  }
}
`;
  if ((await readFile(join(root, addressesFile), 'utf8').catch(() => undefined)) !== text) await write(root, text);
  return addresses.length;
}

async function write(root: string, text: string) {
  const file = join(root, addressesFile);
  try {
    await mkdir(dirname(file), { recursive: true });
    await forgetCheckedTypes(root);
    await writeFile(file, text);
  } catch (error) {
    throw new UserError(`${addressesFile} cannot be written (${errorMessage(error)}): check the folder and its owner`);
  }
}

/**
 * Makes the next check of types start from scratch. After a change of global types, such as the addresses, TypeScript 7.0
 * does not check other files again (https://github.com/microsoft/typescript-go/issues/4664).
 */
export const forgetCheckedTypes = (root: string): Promise<void> =>
  rm(join(root, '.cache/types'), { recursive: true, force: true });

/** Every address of the checkout's remotes with the remote that owns it. Throws as `writeSiteAddresses` does. */
export async function readAddresses(root: string): Promise<readonly Address[]> {
  return (await readApps(root, {})).flatMap(addressesOf);
}

type Address = readonly [path: string, app: string];

interface AppRoutes {
  readonly name: string;
  readonly routes: readonly Route[];
}

const addressesOf = ({ name, routes }: AppRoutes): readonly Address[] =>
  routes.flatMap(({ paths }) => paths.map(({ path }) => [path, name] as const));

const readApps = (root: string, known: KnownRoutes): Promise<readonly AppRoutes[]> =>
  Promise.all(
    findApps(root).map(async ({ name, root: folder }) => ({ name, routes: known[name] ?? (await readRoutes(folder)) })),
  );

async function readRoutes(root: string): Promise<readonly Route[]> {
  const file = join(root, 'src/routes.ts');
  if (!existsSync(file)) return [];
  try {
    return (await importSource<AppRoutes>(file)).routes;
  } catch (error) {
    throw new UserError(`${pathInCheckout(root, 'src/routes.ts')} cannot be read: ${errorMessage(error)}`);
  }
}
