import type { CompositionApp } from '@mirqam/shared/contract/Composition';
import type { Route, RoutePath } from '@mirqam/shared/contract/Route';
import { checkOwners } from '../compose/compose.ts';
import { pinRoutes } from '../compose/pinRoutes.ts';
import { errorMessage } from '../messages/errorMessage.ts';
import type { DevApp } from './DevApp.ts';

/** The apps that are built from source: what a composition says of them, and their routes. */
export interface Checkout {
  readonly apps: Readonly<Record<string, CompositionApp>>;
  readonly routes: Readonly<Record<string, readonly Route[]>>;
  /** Why some of it is as it was before the last edits. */
  readonly problems: readonly string[];
}

/** A page of the checkout. */
export interface OwnPage {
  readonly app: string;
  readonly route: Route;
  readonly about: RoutePath;
}

/** Makes a function that reads the routes of the apps; what does not run stays as it was. */
export function checkoutReader(apps: readonly DevApp[]): () => Promise<Checkout> {
  const known = new Map<string, readonly Route[]>();
  return async () => {
    const problems: string[] = [];
    for (const { name, sources } of apps) {
      if (name === 'shell') continue;
      await sources.routes.get().then(
        (routes) => known.set(name, routes),
        (error: unknown) => problems.push(`${name}: src/routes.ts\n${errorMessage(error)}`),
      );
    }
    const routes = Object.fromEntries(known);
    return {
      apps: Object.fromEntries(apps.map(({ name }) => [name, pin(name, routes[name])])),
      routes,
      problems: [...problems, ...conflicts(routes)],
    };
  };
}

/** The version stands in the addresses of the files of a served build. */
const pin = (app: string, routes: readonly Route[] = []): CompositionApp =>
  app === 'shell' ? { version: 'dev' } : { version: 'dev', entry: ['remoteEntry.js', ''], ...pinRoutes(routes) };

function conflicts(routes: Checkout['routes']): string[] {
  try {
    checkOwners(Object.entries(routes).map(([app, claimed]) => ({ app, routes: claimed })));
    return [];
  } catch (error) {
    return [errorMessage(error)];
  }
}

/** The page of the checkout that lists a site path; undefined when none does. */
export function findOwnPage({ routes }: Checkout, path: string): OwnPage | undefined {
  for (const [app, claimed] of Object.entries(routes)) {
    for (const route of claimed) {
      const about = route.paths.find((address) => address.path === path);
      if (about) return { app, route, about };
    }
  }
  return undefined;
}
