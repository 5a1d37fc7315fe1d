import type { CompositionApp, CompositionRoute } from '@mirqam/shared/contract/Composition';
import { languageOf } from '@mirqam/shared/contract/languages';
import { menuLinks } from '@mirqam/shared/contract/Menu';
import type { Route } from '@mirqam/shared/contract/Route';
import { translationsOf } from './pages/listPages.ts';

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
