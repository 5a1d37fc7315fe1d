import type { Origins } from './origins.ts';
import type { Route } from './Route.ts';

/** The version of this contract; promote refuses releases of another version. */
export const contractVersion = 4;

/** Subresource integrity of one file: `sha256-` and 44 characters of base64, see https://www.w3.org/TR/SRI/. */
export type Integrity = string;

/** The scripts and stylesheets of one named chunk, as files of the release. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What the shell decides for the whole site: a deploy of a remote does not change it. */
export interface SitePolicy {
  /** The rules of the CSP of every page, without those for its styles. */
  readonly csp: readonly string[];
  /** The other origins that routes may ask for. */
  readonly origins: Origins;
  /** The security headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The files at the root of the site by name, as texts: `{origin}` stands for that of the site, and `{art/icon.png}` for the
   * address of a drawing of the shell.
   */
  readonly files: Readonly<Record<string, string>>;
}

/** One immutable build of one app. */
export interface Release {
  readonly contract: number;
  readonly app: string;
  /** Package version and content hash: `1.0.0-3f2a9c1b7d`. */
  readonly version: string;
  /** Built for development: exceeds every budget, and only serves to find errors. */
  readonly isDevelopment?: true | undefined;
  /** Only in releases of the shell. */
  readonly policy?: SitePolicy | undefined;
  /** The scripts that a page starts with: those of the shell in order, or the one container of a remote. */
  readonly entry: readonly string[];
  readonly routes: readonly Route[];
  readonly chunks: Readonly<Record<string, ChunkFiles>>;
  /** Digits of the hash of all drawings that its code names, which does not know the hash of each. */
  readonly art?: string | undefined;
  /** Every file that visitors fetch, with its hash and its size in bytes. */
  readonly files: Readonly<Record<string, { readonly integrity: Integrity; readonly bytes: number }>>;
  /**
   * Version ranges by module. A remote needs these; the shell provides the lowest version of each. The federation runtime
   * of the shell is one exact version.
   */
  readonly shared: Readonly<Record<string, string>>;
  /** The file of the build for Node, which renders pages. */
  readonly server: string;
  /** The hashes of the files of that build, which visitors do not fetch. */
  readonly serverFiles: Readonly<Record<string, Integrity>>;
}

/** The key in a store of a file of an app. Its content is part of it, so that releases share equal files. */
export function fileKey(app: string, file: string, integrity: Integrity): string {
  // The first 12 hexadecimal digits.
  const bytes = Array.from(atob(integrity.slice(7, 15)), (character) => character.charCodeAt(0));
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // webpack itself names a file that a module imports by its content.
  return `apps/${app}/${file.includes(`.${digits}.`) ? file : file.replace(/(\.\w+)?$/, `.${digits}$1`)}`;
}

/** The key in a store of the description of a release, which visitors can request. */
export const descriptionKey = (app: string, version: string) => `apps/${app}/${version}.json`;
