import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { createInstance, ...runtime } = federation.runtime ?? {};

globalThis.federationRuntime = {
  ...federation,
  runtime: { ...runtime, createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};
