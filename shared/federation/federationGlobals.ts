import type { MenuLinks } from '../contract/Menu.ts';
import type { LoadFile } from './fileLoader.ts';

/** The parts of the federation runtime that a remote replaces; the others pass through untouched. */
interface HostRuntime {
  readonly runtime: { readonly createInstance: unknown };
  readonly bundlerRuntime: object;
}

// The only globals of ours in a visitor's browser. The shell and the remotes are built apart, so what one lends the
// other must be global: the variables below, and a container for each remote, which the entry of the remote sets.
// webpack and the federation runtime keep registries of their own beside them (`webpackChunk…`, `__FEDERATION__`).
declare global {
  /** Set by the shell (`hostRuntime.ts`), used by the entry of every remote (`remoteRuntime.ts`), which holds no runtime. */
  var federationRuntime: HostRuntime;
  /** Set by the shell (`startFederation.ts`): every build loads its scripts and stylesheets with this one function. */
  var federationLoadFile: LoadFile;
  /** The menu files that have run, by app: `menus.js` of a release adds its links, `pageMenus.ts` reads them. */
  var federationMenus: Readonly<Record<string, MenuLinks>> | undefined;
}

/** The global variable in which the entry of a remote leaves its container. */
export const containerName = (app: string) => `remote_${app}`;
