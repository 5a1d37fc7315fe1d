import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { Route } from '@mirqam/shared/contract/Route';
import { z } from 'zod';
import type { Redirect } from '../hosting/HostedSite.ts';
import { isReserved } from '../hosting/siteTable.ts';

/** Systems allow 255 bytes for the name of a file. */
const address = (form: RegExp, problem: string) =>
  z
    .string()
    .regex(form, problem)
    .max(200, 'must have at most 200 characters')
    .refine((path) => !isReserved(path), 'is reserved by the site')
    .refine((path) => !/\.[a-z]\w*$/i.test(path), 'must not end like a file name');

/** The address of a page, or an old one. */
export const sitePath = address(/^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/, 'must be a path such as /about');

export const routePattern = address(
  /^\/(?::?[\w-][\w.-]*(?:\/:?[\w-][\w.-]*)*)?$/,
  'must be a pattern such as /journals/:type/:slug',
);

/** Why this cannot be the address of a page; undefined if it can. */
export const pathFault = (path: string) => sitePath.safeParse(path).error?.issues[0]?.message;

/** The redirects that a route declares, for all its pages or for one, with the parameters of the page. */
export function redirectsOfRoute({ pattern, paths, redirects = [] }: Route): readonly Redirect[] {
  return paths.flatMap(({ path, redirects: own = [] }) => {
    const params = matchPattern(pattern, path) ?? {};
    const filled = redirects.map((old) => old.replace(/:([\w-]+)/g, (whole, name: string) => params[name] ?? whole));
    return [...own, ...filled].map((from) => ({ from, to: path }));
  });
}
