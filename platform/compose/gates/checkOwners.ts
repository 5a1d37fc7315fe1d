import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { Route } from '@mirqam/shared/contract/Route';
import { UserError } from '../../messages/UserError.ts';
import type { AppRoutes } from '../../release/checkRoutes.ts';

interface OwnedRoute extends Route {
  readonly app: string;
  /** Its place among the routes of all apps. */
  readonly place: number;
}

/**
 * Throws a `UserError` for a pattern that two routes share, a path that the pattern of another route matches first, and a
 * path that is listed twice.
 */
export function checkOwners(releases: readonly AppRoutes[]): void {
  const all = releases
    .flatMap(({ app, routes }) => routes.map((route) => ({ ...route, app })))
    .map((route, place): OwnedRoute => ({ ...route, place }));
  const owners = new Map<string, OwnedRoute>();
  for (const owned of all) {
    const shape = owned.pattern.replace(/:[^/]+/g, ':');
    const owner = owners.get(shape);
    if (owner) throw twoOwners(owned.pattern, owner, owned);
    owners.set(shape, owned);
  }
  const findFirst = openMatch(all);
  const listed = new Set<string>();
  for (const owned of all) {
    for (const { path } of owned.paths) {
      checkPath(findFirst(path), owned, path);
      if (listed.has(path)) throw new UserError(`${owned.app} lists ${path} twice: change one in its routes.ts`);
      listed.add(path);
    }
  }
}

/**
 * Returns a function that finds the route of a path as `matchRoute` of the shell does: the first pattern wins, apps in the
 * order of their names. A pattern without parameters is its only path: to compare ten thousand of them takes a minute.
 */
function openMatch(all: readonly OwnedRoute[]) {
  const isPath = ({ pattern }: OwnedRoute) => !pattern.includes('/:');
  const byPath = new Map(all.filter(isPath).map((owned) => [owned.pattern, owned]));
  const withParameters = all.filter((owned) => !isPath(owned));
  return (path: string): OwnedRoute | undefined => {
    const exact = byPath.get(path);
    const other = withParameters.find(({ pattern }) => matchPattern(pattern, path));
    return exact && other && exact.place < other.place ? exact : (other ?? exact);
  };
}

function checkPath(first: OwnedRoute | undefined, owned: OwnedRoute, path: string) {
  if (!first || !matchPattern(owned.pattern, path))
    throw new UserError(
      `${owned.app} lists ${path} under the pattern ${owned.pattern}, which does not match it: change one`,
    );
  if (first !== owned) throw twoOwners(path, first, owned);
}

const twoOwners = (address: string, one: OwnedRoute, other: OwnedRoute) =>
  one.app === other.app
    ? new UserError(
        `${address} has two owners in ${one.app}, ${one.page} and ${other.page}: change a pattern in its routes.ts`,
      )
    : new TwoOwnersError(address, [one.app, other.app]);

/** The error for an address of two apps. */
export class TwoOwnersError extends UserError {
  readonly address: string;
  readonly apps: readonly string[];

  constructor(
    address: string,
    apps: readonly string[],
    message = `${address} has two owners, ${apps.join(' and ')}: change a pattern in one routes.ts`,
  ) {
    super(message);
    this.address = address;
    this.apps = apps;
  }
}
