import type { Composition } from '@mirqam/shared/contract/Composition';
import { languageOf } from '@mirqam/shared/contract/languages';
import type { ShownMenus } from '@mirqam/shared/contract/Menu';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { Params } from '@mirqam/shared/contract/Page';

/** The match of a path: a page of a remote, nothing, or not known before the route table has loaded. */
export type View =
  | { readonly kind: 'not-found' }
  | UnknownView
  | {
      readonly kind: 'page';
      readonly app: string;
      readonly page: string;
      readonly params: Params;
      readonly title: string | undefined;
      /** The menus that the page shows, besides those of header and footer. */
      readonly shows: ShownMenus;
      readonly isDisabled: boolean;
      /** Its CSP differs, so that only a full load leads to it and away from it. */
      readonly hasOwnPolicy: boolean;
      /** The tags of the other languages in which the site has the page. */
      readonly languages?: readonly string[] | undefined;
    };

export interface UnknownView {
  readonly kind: 'unknown';
}

export type RemoteView = Extract<View, { kind: 'page' }>;

/** Whether a path belongs to another language than the document, which only a full load can change. */
export const isOtherLanguage = ({ path }: Composition, pathname: string): boolean =>
  path !== undefined && languageOf(path) !== languageOf(pathname);

/** Finds the route of a path in a composition, or in the part of one that a page carries. */
export function matchRoute(composition: Composition, pathname: string): View {
  if (isOtherLanguage(composition, pathname)) return { kind: 'unknown' };
  if (composition.routeTable && pathname !== composition.path)
    return isFile(pathname) ? { kind: 'not-found' } : { kind: 'unknown' };
  for (const [app, { routes = [], disabled = false }] of Object.entries(composition.apps)) {
    for (const [pattern, page, title, { shows = {}, hasOwnPolicy = false, languages } = {}] of routes) {
      const params = matchPattern(pattern, pathname);
      if (!params) continue;
      return {
        kind: 'page',
        app,
        page,
        params,
        title: title ?? undefined,
        shows,
        isDisabled: disabled,
        hasOwnPolicy,
        languages,
      };
    }
  }
  return { kind: 'not-found' };
}

/** Whether a path ends like a file name, as that of no page does. */
const isFile = (pathname: string) => /\.[a-z]\w*$/i.test(pathname);

/** The view of a first load; the HTML marks the not-found page. */
export const firstView = (composition: Composition, pathname: string, isNotFound: boolean): View =>
  isNotFound ? { kind: 'not-found' } : matchRoute(composition, pathname);

/** Whether a navigation from one view to the other must load the document. */
export const needsDocument = (from: View, to: RemoteView): boolean =>
  to.isDisabled || to.hasOwnPolicy || (from.kind === 'page' && from.hasOwnPolicy);
