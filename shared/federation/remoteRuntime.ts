const { bundlerRuntime, runtime, ...rest } = globalThis.federationRuntime;

// Stands in for the federation runtime in the entry of a remote; `hostRuntime.ts` provides it.
const remoteRuntime: object = {
  ...rest,
  // The host's `init` would answer the host itself, whose build identifier is compiled into it.
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};

// biome-ignore lint/style/noDefaultExport: the generated entry of a container imports the runtime as a default
export default remoteRuntime;
