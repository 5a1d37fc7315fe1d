import semver from 'semver';
import type { Composition, CompositionApp, CompositionRoute } from '../../contract/Composition.ts';
import type { Release } from '../../contract/Release.ts';
import type { Route } from '../../contract/Route.ts';
import { canonicalJson, shortHash } from '../hash.ts';
import { Refusal } from '../Refusal.ts';

export type Releases = Readonly<Record<string, Release>>;

/**
 * Makes the composition of one release per app; `disabled` are apps whose code is not to be loaded.
 *
 * Throws a `Refusal` for a missing shell, a path with two owners, a range of React or of
 * the federation runtime that the shell does not satisfy, or more than 2 KB.
 */
export function compose(releases: Releases, disabled: ReadonlySet<string> = new Set()): Composition {
  const { shell } = releases;
  if (!shell)
    throw new Refusal(
      'a composition needs a shell and the remotes it links to: promote them together, as in "site promote shell@… marketing@…"',
    );
  const all = Object.values(releases).sort((a, b) => (a.app < b.app ? -1 : 1));
  for (const release of all) checkShared(release, shell);
  checkOwners(all);
  const apps = Object.fromEntries(all.map((release) => [release.app, pin(release, disabled.has(release.app))]));
  const composition = { id: shortHash(canonicalJson(apps)), apps };
  const size = JSON.stringify(composition).length;
  if (size > 2048)
    throw new Refusal(`the composition takes ${size} bytes of the 2048 in every page: merge routes into patterns`);
  return composition;
}

function pin(release: Release, isDisabled: boolean): CompositionApp {
  const { app, version, entry, files, routes } = release;
  if (app === 'shell') return { version };
  const [container = ''] = entry;
  const integrity = files[container]?.integrity;
  if (!integrity) throw new Refusal(`${app}@${version} has no hash for its entry ${container}: publish it again`);
  return {
    version,
    entry: [container, integrity],
    routes: routes.map(pinRoute),
    ...(isDisabled ? { disabled: true as const } : {}),
  };
}

export function pinRoute({ pattern, page, paths }: Route): CompositionRoute {
  const [only] = paths;
  return pattern.includes(':') || !only ? [pattern, page] : [pattern, page, only.title];
}

function checkShared({ app, version, shared }: Release, shell: Release) {
  if (app === 'shell') return;
  for (const [name, range] of Object.entries(shared)) {
    const provided = semver.minVersion(shell.shared[name] ?? '')?.version;
    if (provided && semver.satisfies(provided, range)) continue;
    throw new Refusal(
      `${app}@${version} needs ${name} ${range}, the shell ${shell.version} provides ${provided ?? 'none'}: align package.json`,
    );
  }
}

/** Throws a `Refusal` for an address that two routes claim. */
export function checkOwners(releases: readonly Pick<Release, 'app' | 'routes'>[]): void {
  const owners = new Map<string, string>();
  for (const { app, routes } of releases) {
    for (const { pattern, paths } of routes) {
      for (const address of new Set([pattern.replace(/:\w+/g, ':'), ...paths.map(({ path }) => path)])) {
        const owner = owners.get(address);
        if (owner && owner !== `${app} ${pattern}`) {
          throw new Refusal(
            `${address} has two owners, ${owner.split(' ')[0]} and ${app}: change a pattern in one routes.ts`,
          );
        }
        owners.set(address, `${app} ${pattern}`);
      }
    }
  }
}
