import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { Route } from '@mirqam/shared/contract/Route';
import type { Redirect } from '../hosting/HostedSite.ts';

/** The redirects that a route declares, for all its pages or for one, with the parameters of the page. */
export function redirectsOfRoute({ pattern, paths, redirects = [] }: Route): readonly Redirect[] {
  return paths.flatMap(({ path, redirects: own = [] }) => {
    const params = matchPattern(pattern, path) ?? {};
    const filled = redirects.map((old) => old.replace(/:([\w-]+)/g, (whole, name: string) => params[name] ?? whole));
    return [...own, ...filled].map((from) => ({ from, to: path }));
  });
}
