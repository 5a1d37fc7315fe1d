import type { Reporter } from '../messages/Reporter.ts';
import type { AppFolder } from '../workspace/workspace.ts';
import type { DevPage } from './browser/DevState.ts';
import type { DevApp } from './DevApp.ts';
import type { Checkout } from './readCheckout.ts';
import type { Upstream } from './Upstream.ts';

export interface DevSetup {
  readonly root: string;
  /** What is built from source. */
  readonly folders: readonly AppFolder[];
  /** Where the other apps come from, or those that one can switch to. */
  readonly upstream: Upstream | undefined;
  /** Whether the other apps of that place belong to the site. */
  readonly isMixed: boolean;
  /** Whether the one app is shown in a plain frame. */
  readonly isAlone: boolean;
  readonly report: Reporter;
}

/** The apps that the dev server builds, and the state of their sources. */
export interface DevSite {
  readonly setup: DevSetup;
  readonly apps: readonly DevApp[];
  readonly shell: DevApp | undefined;
  readonly readCheckout: () => Promise<Checkout>;
  /** Tells the pages of one state of the sources from those of another. */
  readonly stampOf: (checkout: Checkout) => Pick<DevPage, 'server' | 'page'>;
}
