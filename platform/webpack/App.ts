import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a configuration says of its app: its name, and the folder that holds `package.json` and `src`. */
export interface App {
  readonly name: string;
  readonly root: string;
}

/** For whom a build is made: sealed files of a release, or files in memory for the dev server. */
export interface BuildOptions {
  readonly mode: 'production' | 'development';
  readonly isServed: boolean;
  /**
   * Around a served remote: a shell that is served as well, whose React it shares; a released shell, beside whose React
   * it brings its own; or no shell but a plain frame.
   */
  readonly host?: 'served' | 'released' | 'none';
}

/** Where a build lies: one for development never takes the place of the one that is released. */
export const buildFolder = ({ name, root }: App, { mode }: Pick<BuildOptions, 'mode'>) =>
  mode === 'production' ? join(root, 'dist') : join(root, '../.cache/development', name);

/** Stands in the built files where the version of the release will stand once their content is known. */
export const versionPlaceholder = '__VERSION__';

/** Stands in the runtime of an app where the hashes of its chunks will stand. */
export const hashesPlaceholder = '__CHUNK_HASHES__';

/** The names of an app's page modules, from `src/pages/<Name>Page.tsx`, sorted; none without that folder. */
export function pageNames({ root }: App): readonly string[] {
  const folder = join(root, 'src/pages');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^\w+Page\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
    .sort();
}

/** Where the files of a build are fetched from, with a slash at both ends: `/apps/legal/<version>/`. */
export const publicPath = ({ name }: App, { isServed }: BuildOptions) =>
  `/apps/${name}/${isServed ? 'dev' : versionPlaceholder}/`;
