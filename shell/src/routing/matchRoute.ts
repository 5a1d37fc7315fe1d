import type { Composition } from 'shared/contract/Composition';
import type { Params } from 'shared/contract/Page';

/** What answers at a path: a page of a remote, or nothing. */
export type View =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'page';
      readonly app: string;
      readonly page: string;
      readonly params: Params;
      readonly title: string | undefined;
      readonly isDisabled: boolean;
    };

export function matchRoute(composition: Composition, pathname: string): View {
  for (const [app, { routes = [], disabled = false }] of Object.entries(composition.apps)) {
    for (const [pattern, page, title] of routes) {
      const params = matchPattern(pattern, pathname);
      if (params) return { kind: 'page', app, page, params, title, isDisabled: disabled };
    }
  }
  return { kind: 'not-found' };
}

/** What answers on a first load: the server knows best what it has served. */
export const firstView = (composition: Composition, pathname: string, isNotFound: boolean): View =>
  isNotFound ? { kind: 'not-found' } : matchRoute(composition, pathname);

function matchPattern(pattern: string, pathname: string): Params | undefined {
  const expected = pattern.split('/');
  const actual = pathname.split('/');
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
