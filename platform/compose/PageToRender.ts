import type { Route, RoutePath } from '@mirqam/shared/contract/Route';

/** A page to generate: its route and path, or the not-found page, which has neither. */
export interface PageToRender {
  readonly app: string;
  readonly route: Route | undefined;
  readonly about: RoutePath | undefined;
}
