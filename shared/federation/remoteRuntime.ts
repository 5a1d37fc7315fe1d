// Stands in for the federation runtime in the entry of a remote; `hostRuntime.ts` provides it.
const { bundlerRuntime, runtime, ...rest } = globalThis.federationRuntime;

// biome-ignore lint/style/noDefaultExport: the generated entry of a container imports the runtime as a default
export default {
  ...rest,
  // The host's `init` would answer the host itself, whose build identifier is compiled into it.
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
