import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  /** The host's federation runtime, lent to every remote: a remote's entry then holds its own modules alone. */
  var federationRuntime: typeof federation;
}

globalThis.federationRuntime = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};
