import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutOf } from '../workspace/workspace.ts';

/** An app; `root` is the folder with `package.json` and `src`. */
export interface App {
  readonly name: string;
  readonly root: string;
  /** Files of plugins for the federation runtime, see https://module-federation.io/plugin/dev/. */
  readonly runtimePlugins?: readonly string[];
}

export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** True for files in the dev server's memory, false for the files of a release. */
  readonly isDev: boolean;
  /**
   * The shell around a remote of the dev server: built from source, with which the remote shares React; released, with a
   * separate React in the remote; or none, with a plain frame.
   */
  readonly host?: 'dev' | 'released' | 'none';
}

/** The folder of a build; a development build never overwrites the one to release. */
export const buildFolder = ({ name, root }: App, { mode }: Pick<BuildOptions, 'mode'>) =>
  mode === 'production' ? join(root, 'dist') : join(checkoutOf(root), '.cache/development', name);

/** The folder of one of the two packages in a checkout: its own, or the installed one of a repository without the shell. */
export const packageFolder = (root: string, name: 'shared' | 'platform'): string =>
  existsSync(join(root, name)) ? name : `node_modules/@mirqam/${name}`;

/** The placeholder of the hash of an app's drawings until they are drawn. */
export const artPlaceholder = '__ART_HASH__';

/** The placeholder of the hashes of an app's chunks until these are built. */
export const hashesPlaceholder = '__CHUNK_HASHES__';

/** The folder of a release with the container for hosts other than the shell. */
export const containerFolder = 'federation';
export const containerFile = `${containerFolder}/remoteEntry.mjs`;

/** The placeholder of the files that this container loads. */
export const containerPlaceholder = '__CONTAINER_FILES__';

/** The names of an app's page modules, sorted: `src/pages/<Name>Page.tsx`, and those of other languages in `src/pages/<tag>/`. */
export function pageNames({ root }: App): readonly string[] {
  const folder = join(root, 'src/pages');
  return (existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', recursive: true }) : [])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?:[a-z][\w-]*\/)?\w+Page\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
    .sort();
}

/** The path of a build's files, with a slash at both ends. */
export const publicPath = ({ name }: App, { isDev }: BuildOptions) => (isDev ? `/apps/${name}/dev/` : `/apps/${name}/`);

/** The folder of the drawings below that path, as an expression for webpack's `DefinePlugin`. */
export const artFolder = ({ isDev }: BuildOptions) => JSON.stringify(isDev ? 'art' : `art.${artPlaceholder}`);
