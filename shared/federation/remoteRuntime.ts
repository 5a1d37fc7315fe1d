const { bundlerRuntime, runtime, ...rest } = globalThis.federationRuntime;

// Replaces the federation runtime in the entry of a remote: see `federationGlobals.ts`.
const remoteRuntime: object = {
  ...rest,
  // `init` of the host would return the host itself, which has the build identifier of the host.
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};

// biome-ignore lint/style/noDefaultExport: the generated entry of a container imports the runtime as a default
export default remoteRuntime;
