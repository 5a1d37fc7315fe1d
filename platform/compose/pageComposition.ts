import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '@mirqam/shared/contract/Composition';
import { mergeMenu, siteMenus } from '@mirqam/shared/contract/Menu';

/** A composition as a page carries it: of the menus those of header and footer, and those that the page shows. */
export function pageComposition({ id, apps }: Composition, shows: readonly string[]): Composition {
  const carried = [...siteMenus, ...shows];
  const slim = Object.entries(apps).map(([app, { menus = {}, ...pinned }]) => {
    const kept = Object.entries(menus).filter(([name]) => carried.includes(name));
    return [app, { ...pinned, ...(kept.length > 0 ? { menus: Object.fromEntries(kept) } : {}) }] as const;
  });
  return { id, apps: Object.fromEntries(slim) };
}

/** Whether a page that shows these menus beside header and footer shows the same in both compositions. */
export const haveSameMenus = (one: Composition, other: Composition, shows: readonly string[]): boolean =>
  [...siteMenus, ...shows].every((menu) => isDeepStrictEqual(mergeMenu(one.apps, menu), mergeMenu(other.apps, menu)));
