import { z } from 'zod';
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
