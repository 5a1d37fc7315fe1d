import type { Composition } from '@mirqam/shared/contract/Composition';
import type { ShownMenus } from '@mirqam/shared/contract/Menu';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { Params } from '@mirqam/shared/contract/Page';

/** The match of a path: a page of a remote, or nothing. */
export type View =
  | { readonly kind: 'not-found' }
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
    };

export type RemoteView = Extract<View, { kind: 'page' }>;

/** Finds the route of a path in a composition. */
export function matchRoute(composition: Composition, pathname: string): View {
  for (const [app, { routes = [], disabled = false }] of Object.entries(composition.apps)) {
    for (const [pattern, page, title, { shows = {}, hasOwnPolicy = false } = {}] of routes) {
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
      };
    }
  }
  return { kind: 'not-found' };
}

/** The view of a first load; the HTML marks the not-found page. */
export const firstView = (composition: Composition, pathname: string, isNotFound: boolean): View =>
  isNotFound ? { kind: 'not-found' } : matchRoute(composition, pathname);

/** Whether a navigation from one view to the other must load the document. */
export const needsDocument = (from: View, to: RemoteView): boolean =>
  to.isDisabled || to.hasOwnPolicy || (from.kind === 'page' && from.hasOwnPolicy);
