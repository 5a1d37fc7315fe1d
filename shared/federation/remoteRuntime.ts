// Stands in for the federation runtime in the entry of a remote; `hostRuntime.ts` provides it.
const { bundlerRuntime, ...runtime } = globalThis.federationRuntime;

// biome-ignore lint/style/noDefaultExport: the generated entry of a container imports the runtime as a default
export default { ...runtime, bundlerRuntime: { ...bundlerRuntime, S: {} }, bundlerRuntimeOptions: {} };
