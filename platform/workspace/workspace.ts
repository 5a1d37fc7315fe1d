import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { UserError } from '../messages/UserError.ts';

/** Returns the checkout: the nearest folder upwards whose `package.json` names a site. Throws a `UserError` outside of one. */
export function findRoot(from = process.cwd()): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (isCheckout(folder)) return folder;
    if (folder === dirname(folder)) throw new UserError(`${from} is not in a checkout of the site: run this in one`);
  }
}

/** All apps of a site beside this command, or some of them in a repository that has installed it. */
const isCheckout = (folder: string) =>
  readPackage(folder) !== undefined &&
  (existsSync(join(folder, 'platform/commands/bin.mjs')) || siteOf(folder) !== undefined);

const readPackage = (folder: string): AppPackage | undefined =>
  existsSync(join(folder, 'package.json')) ? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) : undefined;

interface AppPackage {
  readonly name: string;
  readonly version: string;
  readonly site?: SiteOfRepository;
}

/** What a repository without the shell says in its `package.json`. */
interface SiteOfRepository {
  /** The address of the site, or its store, that has the other apps. */
  readonly from: string;
}

/** The site of a repository that has only some of its apps; undefined for the checkout of the site itself. */
export const siteOf = (folder: string): SiteOfRepository | undefined => readPackage(folder)?.site;

/** The checkout of the app in this folder: the folder itself if the app is alone in its repository, or the one around it. */
export const checkoutOf = (app: string): string => (siteOf(app) ? app : dirname(app));

/** The path of an app's file from its checkout, for messages. */
export const pathInCheckout = (app: string, file: string): string => relative(checkoutOf(app), join(app, file));

/** An app's folder in the checkout: `shell`, `remote-<app>`, or the checkout itself. */
export interface AppFolder {
  readonly name: string;
  readonly root: string;
}

/** Lists every app of the checkout, the shell first. */
export function findApps(root: string): readonly AppFolder[] {
  if (hasConfiguration(root)) return [{ name: packageName(root), root }];
  const remotes = readdirSync(root)
    .filter((folder) => folder.startsWith('remote-') && hasConfiguration(join(root, folder)))
    .sort()
    .map((folder) => ({ name: folder.replace('remote-', ''), root: join(root, folder) }));
  const shell = join(root, 'shell');
  return [...(hasConfiguration(shell) ? [{ name: 'shell', root: shell }] : []), ...remotes];
}

const hasConfiguration = (folder: string) => existsSync(join(folder, 'webpack.config.ts'));

/** The name of a package without its scope: the app `legal` of `@mirqam/legal`. */
const packageName = (root: string) => readPackage(root)?.name.replace(/^@[^/]+\//, '') ?? '';

/** Returns the app of this name. Throws a `UserError` that lists the apps of the checkout if there is none. */
export function findApp(root: string, name: string): AppFolder {
  const app = findApps(root).find((candidate) => candidate.name === name);
  if (app) return app;
  throw new UserError(`${name} is not an app of this checkout: choose one of ${appNames(root).join(', ')}`);
}

/** Returns the apps of these names, or all if there is none. Throws a `UserError` as `findApp` does. */
export const chooseApps = (root: string, names: readonly string[]): readonly AppFolder[] =>
  names.length > 0 ? names.map((name) => findApp(root, name)) : findApps(root);

/** Returns the names of all apps of the checkout. */
export const appNames = (root: string): readonly string[] => findApps(root).map(({ name }) => name);

/** Returns the version in an app's `package.json`. Throws a `UserError` unless it is three numbers, such as 1.0.0. */
export function packageVersion(app: AppFolder): string {
  const { version = '' } = readPackage(app.root) ?? {};
  if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  throw new UserError(`the version in ${app.root}/package.json must look like 1.0.0, got "${version}"`);
}
