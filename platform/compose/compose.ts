import type { Composition, CompositionApp, CompositionRoute, SiteAddress } from '@mirqam/shared/contract/Composition';
import { languageOf } from '@mirqam/shared/contract/languages';
import { menuLinks } from '@mirqam/shared/contract/Menu';
import { originUses } from '@mirqam/shared/contract/origins';
import type { Release, SitePolicy } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import semver from 'semver';
import { UserError } from '../messages/UserError.ts';
import { pinMenuFiles } from '../release/menuFile.ts';
import { addressOf } from '../release/publicKeys.ts';
import { integrityIn } from '../release/readStored.ts';
import { type PinnedRelease, policyOf, type Releases } from '../release/releases.ts';
import { compositionHash } from './compositions.ts';
import { checkSharedSizes } from './gates/budgets.ts';
import { checkOwners } from './gates/checkOwners.ts';
import { translationsOf } from './pages/listPages.ts';
import { platformHash } from './platformHash.ts';
import { checkRedirects } from './redirects.ts';
import { siteAddress } from './siteAddress.ts';

/**
 * Makes the composition of one release per app for the site at an address. Pages do not load the code of `disabled` apps.
 *
 * Throws a `UserError` for a missing shell, and for what no page has to show: two owners of a path, a redirect, a range of a
 * shared package, an origin of another site, too many pages or redirects, too many bytes of routes or of links in menus.
 */
export function compose(
  releases: Releases,
  disabled: ReadonlySet<string> = new Set(),
  site: SiteAddress = siteAddress(),
): Composition {
  const { shell } = releases;
  if (!shell)
    throw new UserError(
      'a composition needs a shell and the remotes it links to: "site deploy" makes all apps live together',
    );
  const all = Object.values(releases).sort((a, b) => (a.app < b.app ? -1 : 1));
  for (const release of all) checkShared(release, shell);
  // First, because the others compare every route with every other.
  for (const release of all) checkSharedSizes(release);
  checkOwners(all);
  checkRedirects(all);
  checkOrigins(all, policyOf(releases));
  const pinOne = (release: PinnedRelease) =>
    release === shell ? pinShell(shell) : pin(release, disabled.has(release.app));
  const apps = Object.fromEntries(all.map((release) => [release.app, pinOne(release)]));
  const content = { site, platform: platformHash(policyOf(releases)), apps };
  return { id: compositionHash(content), ...content };
}

/** Throws a `UserError` for a release that needs a module, or a version of one, that the shell does not provide. */
function checkShared({ app, version, shared }: Release, shell: Release): void {
  if (app === 'shell') return;
  for (const [name, range] of Object.entries(shared)) {
    const offered = semver.validRange(shell.shared[name]);
    const provided = offered === null ? undefined : semver.minVersion(offered)?.version;
    if (provided && semver.satisfies(provided, range)) continue;
    throw new UserError(
      `${app}@${version} needs ${name} ${range}, the shell ${shell.version} provides ${provided ?? 'none'}: align package.json`,
    );
  }
}

/** Throws a `UserError` for a route that asks for an origin which the policy does not allow. */
function checkOrigins(releases: readonly Release[], { origins: allowed }: SitePolicy): void {
  for (const { app, routes } of releases) {
    for (const { pattern, origins = {} } of routes) {
      for (const use of originUses) {
        const refused = origins[use]?.find((origin) => !allowed[use]?.includes(origin));
        if (refused === undefined) continue;
        throw new UserError(
          `${pattern} of ${app} asks for ${use} ${refused}, which the shell does not allow: add it to shared/contract/origins.ts and deploy the shell`,
        );
      }
    }
  }
}

const pinShell = ({ version, hash: releaseHash }: PinnedRelease): CompositionApp => ({ version, releaseHash });

function pin(release: PinnedRelease, isDisabled: boolean): CompositionApp {
  const { version, hash: releaseHash, entry, routes } = release;
  const [container = ''] = entry;
  return {
    version,
    releaseHash,
    entry: [addressOf(release, container), integrityIn(release, container)],
    ...pinRoutes(routes),
    ...pinMenuFiles(release),
    ...(isDisabled ? { disabled: true as const } : {}),
  };
}

/** The routes of an app, and its links in the menus, as a composition carries them. */
export function pinRoutes(routes: readonly Route[]): Pick<CompositionApp, 'routes' | 'menus'> {
  const menus = menuLinks(routes);
  const own = new Set(routes.flatMap(({ paths }) => paths.map(({ path }) => path)));
  return {
    routes: routes.map((route) => pinRoute(route, own)),
    ...(Object.keys(menus).length > 0 ? { menus } : {}),
  };
}

const hasOwnPolicy = { hasOwnPolicy: true } as const;

/** A route of an app as a composition carries it. */
function pinRoute(route: Route, own: ReadonlySet<string>): CompositionRoute {
  const { pattern, page, paths, isTitledByPage, shows, action, origins } = route;
  const [only] = paths;
  const tags = otherLanguages(route, own);
  const title = isTitledByPage || pattern.includes(':') ? undefined : only?.title;
  const options = {
    ...(shows ? { shows } : {}),
    ...(action ? { action } : {}),
    ...(origins ? hasOwnPolicy : {}),
    ...(tags.length > 0 ? { languages: tags } : {}),
  };
  if (Object.keys(options).length > 0) return [pattern, page, title ?? null, options];
  return title === undefined ? [pattern, page] : [pattern, page, title];
}

/** The tags of the other languages in which the app has every page of a route. */
function otherLanguages({ paths: [first, ...paths] }: Route, own: ReadonlySet<string>): readonly string[] {
  const tagsOf = (path: string) => translationsOf(own, path).map(({ language }) => language.tag);
  const isEverywhere = (tag: string) => paths.every(({ path }) => tagsOf(path).includes(tag));
  return first ? tagsOf(first.path).filter((tag) => tag !== languageOf(first.path).tag && isEverywhere(tag)) : [];
}
