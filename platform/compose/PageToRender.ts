import type { Route, RoutePath } from '@mirqam/shared/contract/Route';

/** A page to make: the route and the path, or the one not-found page. */
export interface PageToRender {
  readonly app: string;
  readonly route: Route | undefined;
  readonly about: RoutePath | undefined;
}
