import { type Origins, originUses } from '@mirqam/shared/contract/origins';
import type { SitePolicy } from '@mirqam/shared/contract/Release';
import type { PageBody } from '@mirqam/shared/contract/Renderer';
import { UserError } from '../../messages/UserError.ts';
import type { AppRoutes } from '../../release/checkRoutes.ts';

/** Throws a `UserError` for a route that asks for an origin which the policy does not allow. */
export function checkOrigins(releases: readonly AppRoutes[], { origins: allowed }: SitePolicy): void {
  for (const { app, routes } of releases) {
    for (const { pattern, origins = {} } of routes) {
      for (const use of originUses) {
        const refused = origins[use]?.find((origin) => !allowed[use]?.includes(origin));
        if (refused === undefined) continue;
        throw new UserError(
          `${pattern} of ${app} asks for ${use} ${refused}, which the shell does not allow: add it to shared/contract/origins.ts and deploy the shell`,
        );
      }
    }
  }
}

/** Throws a `UserError` for a frame or media that the CSP of the page blocks; `page` names it in the message. */
export function checkEmbedded(page: string, { embedded }: Pick<PageBody, 'embedded'>, origins: Origins = {}): void {
  for (const use of ['frame', 'media'] as const) {
    const isAllowed = (address: string) => origins[use]?.some((origin) => `${address}/`.startsWith(`${origin}/`));
    const blocked = embedded?.[use].find((address) => !isAllowed(address));
    if (blocked === undefined) continue;
    throw new UserError(
      `${page} has ${blocked} as ${use}, which its CSP blocks: name the origin in "origins" of its route`,
    );
  }
}
