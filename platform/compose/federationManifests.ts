import { basename, dirname } from 'node:path/posix';
import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Release } from '@mirqam/shared/contract/Release';
import { publicKey } from '../release/publicKeys.ts';

/** The container in a release for hosts other than the shell. */
const containerFile = 'federation/remoteEntry.mjs';

/**
 * The manifests by which other hosts of Module Federation 2 find the live containers, by name of the file; see
 * https://module-federation.io/configure/manifest.html. Disabled remotes and releases without a container have none.
 */
export function federationManifests(
  { apps }: Pick<Composition, 'apps'>,
  releases: Readonly<Record<string, Release>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.values(releases)
      .filter(({ app, files }) => files[containerFile] && !apps[app]?.disabled)
      .map((release) => [`federation/${release.app}/mf-manifest.json`, JSON.stringify(describe(release))]),
  );
}

function describe(release: Release) {
  const { app, version, chunks, shared } = release;
  const container = publicKey(release, containerFile);
  return {
    id: app,
    name: app,
    metaData: {
      name: app,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: app },
      // Relative to the manifest, so that it holds at every address of the site.
      publicPath: 'auto',
      remoteEntry: {
        path: `../../${dirname(container)}`,
        name: basename(container),
        type: 'module',
      },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: app,
    },
    shared: Object.entries(shared)
      .filter(([name]) => !name.startsWith('@'))
      .map(([name, requiredVersion]) => ({ id: `${app}:${name}`, name, requiredVersion, singleton: true, assets })),
    remotes: [],
    exposes: Object.keys(chunks)
      .filter((name) => name.endsWith('Page'))
      .map((name) => ({ id: `${app}:${name}`, name, path: `./${name}`, assets })),
  };
}

/** Empty, because a host would preload the files without their hashes, and load them twice. */
const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
