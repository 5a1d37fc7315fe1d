import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CompositionApp } from '@mirqam/shared/contract/Composition';
import type { Route, RoutePath } from '@mirqam/shared/contract/Route';
import { pinRoutes } from '../compose/compose.ts';
import { checkOwners } from '../compose/gates/checkOwners.ts';
import { checkRedirects } from '../compose/redirects.ts';
import { attempt, errorMessage, UserError } from '../messages/UserError.ts';
import { type AppRoutes, findCaseTwins } from '../release/checkRoutes.ts';
import { pageNames } from '../webpack/App.ts';
import { pathInCheckout } from '../workspace/workspace.ts';
import type { DevApp } from './DevApp.ts';

/** The apps that are built from source: their entries in a composition, and their routes. */
export interface Checkout {
  readonly apps: Readonly<Record<string, CompositionApp>>;
  readonly routes: Readonly<Record<string, readonly Route[]>>;
  /** Errors that keep routes as they were before the last edits. */
  readonly problems: readonly string[];
}

/** A page of the checkout. */
export interface OwnPage {
  readonly app: string;
  readonly route: Route;
  readonly about: RoutePath;
}

/**
 * Returns a function that reads the routes of the apps; routes that throw keep their last value. `readOthers` is called once,
 * for the apps beside them.
 */
export function checkoutReader(
  apps: readonly DevApp[],
  readOthers: () => Promise<readonly AppRoutes[]>,
): () => Promise<Checkout> {
  let others: ReturnType<typeof readOthers> | undefined;
  const known = new Map<string, readonly Route[]>();
  return async () => {
    others ??= readOthers();
    const problems: string[] = [];
    for (const app of apps) {
      const report = (file: string) => (error: unknown) => problems.push(describeFault(app, file, error));
      if (hasArt(app)) await app.sources.art.get().catch(report('src/art.ts'));
      if (app.name === 'shell') continue;
      await app.sources.routes.get().then((routes) => known.set(app.name, routes), report('src/routes.ts'));
    }
    const routes = Object.fromEntries(known);
    return {
      apps: Object.fromEntries(apps.map(({ name }) => [name, pin(name, routes[name])])),
      routes,
      problems: [
        ...problems,
        ...apps.flatMap((app) => missingPages(app, routes[app.name])),
        ...(await findConflicts(routes, await others)),
      ],
    };
  };
}

/** Whether to check an app's drawings, because its build does not. */
const hasArt = ({ root, build }: DevApp) => existsSync(join(root, 'src/art.ts')) && !build?.errors.length;

const describeFault = ({ root }: DevApp, file: string, error: unknown) =>
  error instanceof UserError ? error.message : `${pathInCheckout(root, file)} cannot be run: ${errorMessage(error)}`;

function missingPages(app: DevApp, routes: readonly Route[] = []): readonly string[] {
  const existing = pageNames(app);
  const inCheckout = (file: string) => pathInCheckout(app.root, file);
  return routes
    .filter(({ page }) => !existing.includes(page))
    .map(
      ({ page }) =>
        `${inCheckout('src/routes.ts')} names ${page}, which does not exist: add ${inCheckout(`src/pages/${page}.tsx`)}`,
    );
}

const pin = (app: string, routes: readonly Route[] = []): CompositionApp =>
  app === 'shell'
    ? { version: 'dev' }
    : { version: 'dev', entry: [`/apps/${app}/dev/remoteEntry.js`, ''], ...pinRoutes(routes) };

/** What a promotion would refuse of apps beside each other: an address of two pages, or one that differs only in case. */
export async function findConflicts(
  routes: Checkout['routes'],
  others: readonly AppRoutes[] = [],
): Promise<readonly string[]> {
  const own = Object.entries(routes).map(([app, routes]) => ({ app, routes }));
  // The shell matches apps in the order of their names.
  const apps = [...own, ...others].sort((one, other) => (one.app < other.app ? -1 : 1));
  const faults = await Promise.all([checkOwners, checkRedirects].map((check) => attempt(() => check(apps))));
  const accepted = new Set(findCaseTwins(others).map(({ message }) => message));
  const twins = findCaseTwins(apps).flatMap(({ message }) => (accepted.has(message) ? [] : [message]));
  return [...faults.flatMap(({ problem }) => problem ?? []), ...twins];
}

/** The page of the checkout that lists a site path; undefined when none does. */
export function findOwnPage({ routes }: Checkout, path: string): OwnPage | undefined {
  for (const [app, own] of Object.entries(routes)) {
    for (const route of own) {
      const about = route.paths.find((address) => address.path === path);
      if (about) return { app, route, about };
    }
  }
  return undefined;
}
