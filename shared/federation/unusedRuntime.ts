// Replaces the parts of the federation runtime that the site does not use, because it pins its entries and loads files
// itself: manifest snapshots, preloading, script elements, and remotes that are named at build time.

class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

const unused = () => {
  throw new Error('the build omits this part of the federation runtime');
};

export {
  SnapshotHandler,
  unused as createLink,
  unused as createScript,
  unused as formatPreloadArgs,
  unused as generateSnapshotFromManifest,
  unused as getGlobalRemoteInfo,
  unused as getManifestFileName,
  unused as inferAutoPublicPath,
  unused as isManifestProvider,
  unused as isStaticResourcesEqual,
  unused as loadScript,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
  unused as remotes,
  unused as safeWrapper,
  unused as simpleJoinRemoteEntry,
};
export const defaultPreloadArgs = {};
