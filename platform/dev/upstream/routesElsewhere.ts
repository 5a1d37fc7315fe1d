import type { Composition } from '@mirqam/shared/contract/Composition';
import type { DevSetup } from '../DevSite.ts';
import type { Checkout } from '../readCheckout.ts';
import { releasedPage } from './releasedPage.ts';

/** The patterns of the routes of apps that are not built from source. */
export const releasedPatterns = (released: Composition, { apps }: Pick<Checkout, 'apps'>): readonly string[] =>
  Object.entries(released.apps).flatMap(([app, { routes = [] }]) =>
    apps[app] ? [] : routes.map(([pattern]) => pattern),
  );

/** Reads these patterns from the deployed site; undefined if nobody knows them, so that a link to any page may be right. */
export async function routesElsewhere(
  { upstream, isMixed, isAlone }: Pick<DevSetup, 'upstream' | 'isMixed' | 'isAlone'>,
  checkout: Pick<Checkout, 'apps'>,
): Promise<readonly string[] | undefined> {
  if (isAlone) return undefined;
  if (!isMixed) return [];
  const released = upstream && (await releasedPage(upstream, `${upstream.base}/`).catch(() => undefined));
  return released?.kind === 'page' ? releasedPatterns(released.composition, checkout) : undefined;
}
