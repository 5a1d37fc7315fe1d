const { bundlerRuntime, runtime, ...rest } = globalThis.federationRuntime;

// Replaces the federation runtime in the entry of a remote: see `federationGlobals.ts`.
const remoteRuntime: object = {
  ...rest,
  // The host's `init` would return the host itself, whose build identifier is compiled into it.
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};

// biome-ignore lint/style/noDefaultExport: the generated entry of a container imports the runtime as a default
export default remoteRuntime;
