import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** What a remote takes of the federation runtime; the rest of it passes through untouched. */
interface HostRuntime {
  readonly runtime: { readonly createInstance: unknown };
  readonly bundlerRuntime: object;
}

declare global {
  /** The host's federation runtime, lent to every remote: a remote's entry then holds its own modules alone. */
  var federationRuntime: HostRuntime;
}

const { createInstance, ...runtime } = federation.runtime ?? {};

globalThis.federationRuntime = {
  ...federation,
  runtime: { ...runtime, createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};
