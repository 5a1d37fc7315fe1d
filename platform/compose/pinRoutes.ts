import type { CompositionApp, CompositionRoute } from '@mirqam/shared/contract/Composition';
import { menuLinks } from '@mirqam/shared/contract/menuLinks';
import type { Route } from '@mirqam/shared/contract/Route';

/** The routes of an app, and its links in the menus, as a composition carries them. */
export function pinRoutes(routes: readonly Route[]): Pick<CompositionApp, 'routes' | 'menus'> {
  const menus = menuLinks(routes);
  return {
    routes: routes.map(pinRoute),
    ...(Object.keys(menus).length > 0 ? { menus } : {}),
  };
}

const hasOwnPolicy = { hasOwnPolicy: true } as const;

/** A route as a composition carries it. */
export function pinRoute({ pattern, page, paths, isTitledByPage, shows, action, origins }: Route): CompositionRoute {
  const [only] = paths;
  const title = isTitledByPage || pattern.includes(':') ? undefined : only?.title;
  const options = { ...(shows ? { shows } : {}), ...(action ? { action } : {}), ...(origins ? hasOwnPolicy : {}) };
  if (Object.keys(options).length > 0) return [pattern, page, title ?? null, options];
  return title === undefined ? [pattern, page] : [pattern, page, title];
}
