import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../messages/UserError.ts';

/** The checkout: the nearest folder upwards that holds this command. */
export function findRoot(from = process.cwd()): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'platform/commands/bin.mjs'))) return folder;
    if (folder === dirname(folder)) throw new UserError(`${from} lies in no checkout of the site: run this in one`);
  }
}

/** An app's folder in the checkout: `shell`, or `remote-<app>`. */
export interface AppFolder {
  readonly name: string;
  readonly root: string;
}

/** Every app of the checkout, the shell first. */
export function findApps(root: string): readonly AppFolder[] {
  const remotes = readdirSync(root)
    .filter((folder) => folder.startsWith('remote-') && existsSync(join(root, folder, 'webpack.config.ts')))
    .sort()
    .map((folder) => ({ name: folder.replace('remote-', ''), root: join(root, folder) }));
  const shell = join(root, 'shell');
  return [...(existsSync(join(shell, 'webpack.config.ts')) ? [{ name: 'shell', root: shell }] : []), ...remotes];
}

/** Throws a `UserError` that lists the names there are. */
export function findApp(root: string, name: string): AppFolder {
  const apps = findApps(root);
  const app = apps.find((candidate) => candidate.name === name);
  if (!app)
    throw new UserError(
      `there is no app "${name}" in this checkout: choose one of ${apps.map((a) => a.name).join(', ')}`,
    );
  return app;
}

/** The version in an app's `package.json`. Throws a `UserError` unless it is three numbers, such as 1.0.0. */
export function packageVersion(app: AppFolder): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(app.root, 'package.json'), 'utf8'));
  if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  throw new UserError(`${app.root}/package.json has the version "${version}": give it three numbers, such as 1.0.0`);
}
