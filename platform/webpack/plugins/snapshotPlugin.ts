import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Gives the federation runtime the snapshots of the remotes, which Module Federation's browser extension shows. Pages load
 * without them, because a composition pins the entries.
 */
// biome-ignore lint/style/noDefaultExport: the generated entry of a host imports its plugins as defaults
export default function snapshotPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'snapshot',
    afterResolve(resolved) {
      const { name } = resolved.remoteInfo;
      const moduleInfo = { name, entry: `/apps/${name}/dev/mf-manifest.json` };
      // A released remote has no manifest here.
      void resolved.origin.snapshotHandler.loadRemoteSnapshotInfo({ moduleInfo }).catch(() => undefined);
      return resolved;
    },
  };
}
