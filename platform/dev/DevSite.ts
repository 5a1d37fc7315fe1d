import type { AppFolder } from '../workspace/workspace.ts';
import type { DevPage } from './browser/DevState.ts';
import type { DevApp } from './DevApp.ts';
import type { Notify } from './errors/DevNotice.ts';
import type { Checkout } from './readCheckout.ts';
import type { Upstream } from './upstream/Upstream.ts';

export interface DevSetup {
  readonly root: string;
  /** The apps to build from source. */
  readonly folders: readonly AppFolder[];
  /** The deployed site that provides the other apps, or apps to switch to. */
  readonly upstream: Upstream | undefined;
  /** Whether the site includes the upstream's other apps; otherwise they can only be switched to. */
  readonly isMixed: boolean;
  /** Whether one app is shown in a plain frame. */
  readonly isAlone: boolean;
  readonly notify: Notify;
}

/** The apps that the dev server builds, and the state of their sources. */
export interface DevSite {
  readonly setup: DevSetup;
  readonly apps: readonly DevApp[];
  /** Present when the shell is built from source. */
  readonly shell: DevApp | undefined;
  readonly readCheckout: () => Promise<Checkout>;
  /** Reports from now on what a promotion would refuse of the page at this path. */
  readonly openPage: (path: string) => void;
  /** Changes with the sources, so that an open page notices that it is outdated. */
  readonly stampOf: (checkout: Checkout) => Pick<DevPage, 'server' | 'page'>;
}
