import type { Route } from './Route.ts';

/** The version of this contract; a release made for another one is refused at promote. */
export const contractVersion = 3;

/** Subresource integrity of one file: `sha256-` and 44 characters of base64, see https://www.w3.org/TR/SRI/. */
export type Integrity = string;

/** The scripts and stylesheets of one named chunk, as files of the release. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** One immutable build of one app: the file `release.json` beside the files it speaks of. */
export interface Release {
  readonly contract: number;
  readonly app: string;
  /** Package version and content hash: `1.0.0-3f2a9c1b7d`. */
  readonly version: string;
  /** Built for development: larger than any budget allows, for finding mistakes only. */
  readonly isDevelopment?: true | undefined;
  /** What the page starts with: the shell's scripts in order, or a remote's one container. */
  readonly entry: readonly string[];
  readonly routes: readonly Route[];
  readonly chunks: Readonly<Record<string, ChunkFiles>>;
  /** Every file that visitors fetch, with its hash and its size in bytes. */
  readonly files: Readonly<Record<string, { readonly integrity: Integrity; readonly bytes: number }>>;
  /**
   * By module: of the shell ranges whose least version it provides, of a remote ranges it asks for; the federation
   * runtime of the shell as one version.
   */
  readonly shared: Readonly<Record<string, string>>;
  /** The build for Node that pages are rendered with, as a file of the release. */
  readonly server: string;
  /** The hashes of the files of that build, which visitors do not fetch. */
  readonly serverFiles: Readonly<Record<string, Integrity>>;
}

/** The folder of a release on the site and in the store, without a leading slash. */
export const releaseFolder = (app: string, version: string) => `apps/${app}/${version}`;
