import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Origins, originUses } from '@mirqam/shared/contract/origins';
import { redirectsOf } from '../compose/redirects.ts';
import type { Releases } from '../release/releases.ts';

/** A composition with its releases. */
export interface SiteState {
  readonly composition: Composition;
  readonly releases: Releases;
}

/**
 * The differences between two states of the site, a line each: apps with their bytes, menus, pages with their titles,
 * routes, redirects, the address of the site, and what the platform writes. A line with `-` holds for the first state alone,
 * one with `+` for the second.
 */
export function compareStates(before: SiteState | undefined, after: SiteState): readonly string[] {
  const [older, newer] = [new Set(before && factsOf(before)), new Set(factsOf(after))];
  const removed = [...older].filter((fact) => !newer.has(fact)).map((fact) => ({ sign: '-', fact }));
  const added = [...newer].filter((fact) => !older.has(fact)).map((fact) => ({ sign: '+', fact }));
  // The two lines of a changed fact follow each other, the older one first.
  const differences = [...removed, ...added].sort((one, other) => subjectOf(one).localeCompare(subjectOf(other), 'en'));
  return differences.map(({ sign, fact }) => `${sign} ${fact}`);
}

/** The part of a fact that stays the same: an app without its version, a page without its title. A path may hold a colon. */
const subjectOf = ({ fact }: { readonly fact: string }) => fact.replace(/@.*|: .*/, '');

function factsOf({ composition: { site, platform, apps }, releases }: SiteState): readonly string[] {
  const own = Object.values(releases).flatMap(({ app, version, files, routes }) => {
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    const size = `${(bytes / 1000).toFixed(1)} KB in ${Object.keys(files).length} files`;
    const paths = routes.flatMap((route) => route.paths);
    return [
      `app ${app}@${version}: ${size}${apps[app]?.disabled ? ', disabled' : ''}`,
      ...routes.map(({ pattern, page }) => `route ${pattern} of ${app}: ${page}`),
      ...routes.flatMap(({ pattern, origins = {} }) => originFacts(`origins of ${pattern} of ${app}`, origins)),
      ...routes.flatMap(({ language, paths }) =>
        paths.map(({ path, title }) => `page ${path} of ${app}${language ? ` in ${language}` : ''}: ${title}`),
      ),
      ...paths.flatMap(({ path, menus = [] }) =>
        menus.map(({ menu, group, label }) => `menu ${menu}: ${group ? `${group}, ` : ''}${label}, ${path}`),
      ),
    ];
  });
  const moved = redirectsOf(Object.values(releases))
    // Those of missing translations follow from the pages.
    .filter(({ isTemporary }) => !isTemporary)
    .map(({ from, to }) => `redirect ${from}: ${to}`);
  return [
    ...own,
    ...moved,
    ...(site ? [`site ${site.origin}${site.isUnlisted ? ', not to be listed' : ''}`] : []),
    ...originFacts('origins that the shell allows', releases['shell']?.policy?.origins),
    ...(platform ? [`policy, headers and files at the root: ${platform}`] : []),
  ];
}

const originFacts = (subject: string, origins: Origins = {}) =>
  originUses.flatMap((use) => (origins[use] ?? []).map((origin) => `${subject}: ${use} ${origin}`));
