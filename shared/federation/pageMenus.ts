import type { Composition } from '../contract/Composition.ts';
import { type Language, languages } from '../contract/languages.ts';
import { type MenuLinks, type Menus, mergeMenu, type ShownMenus } from '../contract/Menu.ts';
import { PageCache } from './PageCache.ts';

/** The menus of pages, besides those of header and footer. */
export interface PageMenus {
  /** Loads the links that the composition in the page lacks; rejects when a file cannot be loaded. */
  readonly load: (shows: ShownMenus) => Promise<void>;
  /** Merges the menus from the links of the composition and the loaded files. */
  readonly read: (shows: ShownMenus) => Menus;
}

/** Creates the menus of pages from a composition and the menu files of its releases. */
export function createPageMenus(composition: Composition, language: Language = languages[0]): PageMenus {
  const files = new PageCache<void>();
  const linksOf = (app: string): MenuLinks => ({
    ...composition.apps[app]?.menus,
    ...composition.menus?.[app],
    ...globalThis.federationMenus?.[app],
  });
  return {
    async load(shows) {
      await Promise.all(
        Object.entries(composition.apps).map(async ([app, { menuFile }]) => {
          const [url, integrity, ...menus] = menuFile ?? [];
          const isIn = (menu: string) => !menus.includes(menu) || holds(linksOf(app)[menu], shows[menu]);
          if (!url || Object.keys(shows).every(isIn)) return;
          await files.load(url, () => globalThis.federationLoadFile({ app, stage: 'chunk', url, integrity }));
        }),
      );
    },
    read(shows) {
      const apps = [...new Set([...Object.keys(composition.apps), ...Object.keys(composition.menus ?? {})])].sort();
      const links = apps.map(linksOf);
      return Object.fromEntries(Object.keys(shows).map((menu) => [menu, mergeMenu(links, menu, language)]));
    },
  };
}

/** Whether the links are complete for the page: a composition may carry only their labels. */
const holds = (links: MenuLinks[string] | undefined, shown: 'labels' | 'cards' | undefined) =>
  links?.some(([, , , , desc]) => shown === 'labels' || desc !== undefined) ?? false;
