import type { Composition } from '../contract/Composition.ts';
import type { Failure } from '../contract/Failure.ts';
import type { MenuLinks } from '../contract/Menu.ts';
import type { LoadFile } from './fileLoader.ts';

/** The parts of the federation runtime that a remote replaces; the others are passed through. */
interface HostRuntime {
  readonly runtime: { readonly createInstance: unknown };
  readonly bundlerRuntime: object;
}

// The only global variables of the site, besides the container that the entry of each remote sets, and the registries of
// webpack (`webpackChunk…`) and of the federation runtime (`__FEDERATION__`). Builds share values through globals, because
// shell and remotes are separate builds.
declare global {
  /** Set by the shell (`hostRuntime.ts`); the entry of every remote uses it as its runtime, as an external. */
  var federationRuntime: HostRuntime;
  /** Set by the shell (`startFederation.ts`); every build loads its scripts and stylesheets with this function. */
  var federationLoadFile: LoadFile;
  /** All apps of the composition: the route table sets them, `startFederation.ts` reads them. */
  var federationApps: Composition['apps'] | undefined;
  /** The links of each app's menu file: `menus.js` of a release sets them, `pageMenus.ts` reads them. */
  var federationMenus: Readonly<Record<string, MenuLinks>> | undefined;
  /** Set by the shell (`failures.ts`) for its script that reports, and for a developer at the console. */
  var federationVisit: {
    readonly composition: Composition;
    readonly failures: readonly Failure[];
    /** Set where the page views of this document are to be reported; the script that reports removes it. */
    isCounted?: boolean;
  };
}

/** The global variable that the entry of a remote sets to its container. */
export const containerName = (app: string) => `remote_${app}`;
