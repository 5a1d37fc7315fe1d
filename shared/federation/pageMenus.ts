import type { Composition } from '../contract/Composition.ts';
import { type MenuLinks, type Menus, mergeMenu } from '../contract/Menu.ts';
import { releaseFolder } from '../contract/Release.ts';

declare global {
  /** The menu files that have run, by app: `menus.js` of a release adds its links here. */
  var federationMenus: Readonly<Record<string, MenuLinks>> | undefined;
}

/** The menus that pages show beside those of header and footer. */
export interface PageMenus {
  /** Loads the links that the page's own composition does not carry; rejects when a file cannot be had. */
  readonly load: (shows: readonly string[]) => Promise<void>;
  /** Merges the menus from what the composition carries and what has been loaded. */
  readonly read: (shows: readonly string[]) => Menus;
}

export function createPageMenus({ apps }: Composition): PageMenus {
  const linksOf = (app: string): MenuLinks => ({ ...globalThis.federationMenus?.[app], ...apps[app]?.menus });
  return {
    async load(shows) {
      await Promise.all(
        Object.entries(apps).map(async ([app, { version, menuFile }]) => {
          const [file, integrity, ...menus] = menuFile ?? [];
          if (!file || !shows.some((menu) => menus.includes(menu) && !linksOf(app)[menu])) return;
          const url = `/${releaseFolder(app, version)}/${file}`;
          await globalThis.federationLoadFile({ app, stage: 'chunk', url, integrity });
        }),
      );
    },
    read(shows) {
      const owners = Object.fromEntries(Object.keys(apps).map((app) => [app, { menus: linksOf(app) }]));
      return Object.fromEntries(shows.map((menu) => [menu, mergeMenu(owners, menu)]));
    },
  };
}
