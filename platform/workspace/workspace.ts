import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../messages/UserError.ts';

/** Returns the checkout: the nearest folder upwards whose `package.json` names a site. Throws a `UserError` outside of one. */
export function findRoot(from = process.cwd()): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (isCheckout(folder)) return folder;
    if (folder === dirname(folder)) throw new UserError(`${from} is not in a checkout of the site: run this in one`);
  }
}

/** All apps of a site beside this command, or some of them in a repository that has installed it. */
function isCheckout(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  return existsSync(join(folder, 'platform/commands/bin.mjs')) || 'site' in JSON.parse(readFileSync(file, 'utf8'));
}

/** An app's folder in the checkout: `shell`, or `remote-<app>`. */
export interface AppFolder {
  readonly name: string;
  readonly root: string;
}

/** Lists every app of the checkout, the shell first. */
export function findApps(root: string): readonly AppFolder[] {
  const remotes = readdirSync(root)
    .filter((folder) => folder.startsWith('remote-') && existsSync(join(root, folder, 'webpack.config.ts')))
    .sort()
    .map((folder) => ({ name: folder.replace('remote-', ''), root: join(root, folder) }));
  const shell = join(root, 'shell');
  return [...(existsSync(join(shell, 'webpack.config.ts')) ? [{ name: 'shell', root: shell }] : []), ...remotes];
}

/** Returns the app of this name. Throws a `UserError` that lists the apps of the checkout if there is none. */
export function findApp(root: string, name: string): AppFolder {
  const apps = findApps(root);
  const app = apps.find((candidate) => candidate.name === name);
  if (app) return app;
  const names = apps.map((candidate) => candidate.name).join(', ');
  throw new UserError(`${name} is not an app of this checkout: choose one of ${names}`);
}

/** Returns the version in an app's `package.json`. Throws a `UserError` unless it is three numbers, such as 1.0.0. */
export function packageVersion(app: AppFolder): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(app.root, 'package.json'), 'utf8'));
  if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  throw new UserError(`the version in ${app.root}/package.json must look like 1.0.0, got "${version}"`);
}
