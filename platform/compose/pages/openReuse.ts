import { isDeepStrictEqual } from 'node:util';
import { type Composition, languagesOf } from '@mirqam/shared/contract/Composition';
import { type Language, languages } from '@mirqam/shared/contract/languages';
import type { Integrity } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import type { StoredComposition } from '../../release/schemas.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';
import { type PageToRender, pageFile } from './listPages.ts';
import { haveSameMenus } from './pageComposition.ts';
import { findRendering, type Rendering } from './renderings.ts';

/** The rendering of a page of the previous composition. */
interface ReusablePage extends Rendering {
  /** Its hash. */
  readonly rendering: Integrity;
  /** Whether its app was disabled or enabled since: only its body is reusable. */
  readonly isSwitched: boolean;
  /** Absent, because the budgets were checked when the page was rendered. */
  readonly resources?: undefined;
  /** Absent, because the other rules were too. */
  readonly fault?: undefined;
}

/**
 * Returns a function that finds the rendering of a page in the previous composition. It is reusable while the address of
 * the site, what the platform writes, shell, remote, the buttons that routes set and the menus it shows are unchanged, and
 * the store holds it undamaged.
 */
export function openReuse(
  store: Store,
  composition: Composition,
  previous: StoredComposition | undefined,
): (page: PageToRender) => Promise<ReusablePage | undefined> {
  if (!previous || !isDeepStrictEqual(previous.site, composition.site)) return async () => undefined;
  if (previous.platform !== composition.platform) return async () => undefined;
  // Every page links to the start page of each other language.
  if (!isDeepStrictEqual(languagesOf(previous), languagesOf(composition))) return async () => undefined;
  if (!isDeepStrictEqual(buttonsOf(previous), buttonsOf(composition))) return async () => undefined;
  const isSame = (app: string) => previous.apps[app]?.version === composition.apps[app]?.version;
  const isSwitched = (app: string) => previous.apps[app]?.disabled !== composition.apps[app]?.disabled;
  const showsSameMenus = memoize((language: Language) =>
    memoize((route: Route | undefined) => haveSameMenus(previous, composition, route?.shows, language)),
  );
  return async (page) => {
    if (!isSame('shell') || !isSame(page.app) || !showsSameMenus(page.language ?? languages[0])(page.route))
      return undefined;
    const name = previous.renderings[pageFile(page)];
    const found = name && (await findRendering(store, name));
    return found ? { ...found, rendering: name, isSwitched: isSwitched(page.app) } : undefined;
  };
}

/** The buttons of the header that routes set, by pattern: a route may set it for pages of other apps too. */
const buttonsOf = ({ apps }: Composition) =>
  Object.values(apps).flatMap(({ routes = [] }) =>
    routes.flatMap(([pattern, , , { action } = {}]) => (action ? [{ pattern, action }] : [])),
  );
