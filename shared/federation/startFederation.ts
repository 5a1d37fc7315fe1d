import './hostRuntime.ts';
import { getInstance } from '@module-federation/enhanced/runtime';
import type { Composition } from '../contract/Composition.ts';
import type { ShownMenus } from '../contract/Menu.ts';
import type { LoadPage, Page, Params } from '../contract/Page.ts';
import { containerName, releaseFolder } from '../contract/Release.ts';
import { createFileLoader, type FileLoaderOptions, type LoadFile } from './fileLoader.ts';
import { pageOf } from './loadPage.ts';
import { PageCache } from './PageCache.ts';
import { createPageMenus, type PageMenus } from './pageMenus.ts';

declare global {
  /** The one loader of files; the runtime of every build calls it. */
  var federationLoadFile: LoadFile;
}

/** The pages of the remotes of one composition. */
export interface Federation {
  /** For React's `use`: stays pending when the page cannot be had. */
  readonly loadPage: LoadPage;
  /** Starts a page and what it needs, a failed one anew; rejects when either cannot be had. */
  readonly preloadPage: (request: PageRequest) => Promise<PreloadedPage>;
  /** The menus that a page shows, as far as they are in. */
  readonly readMenus: PageMenus['read'];
}

/** A page to load: the module of an app, what its route captured, and the menus that it shows. */
export interface PageRequest {
  readonly app: string;
  readonly page: string;
  readonly params: Params;
  readonly shows: ShownMenus;
}

/** A page that can be rendered at once. */
export interface PreloadedPage {
  readonly page: Page;
  /** The URLs of its images. */
  readonly images: readonly string[];
}

/**
 * Registers the remotes of a composition with the federation runtime, and makes its loader of files the global one in
 * place of any before it. `timeUp` says when an attempt to load a file has taken too long. Throws when the runtime has
 * not started; a page of what is no remote of the composition rejects.
 */
export function startFederation(composition: Composition, timeUp: FileLoaderOptions['timeUp']): Federation {
  const host = getInstance();
  if (!host) throw new Error('the federation runtime has not started');
  const urlOf = (app: string) => {
    const { version, entry } = composition.apps[app] ?? {};
    if (!version || !entry) throw new Error(`${app} is no remote of composition ${composition.id}`);
    return { url: `/${releaseFolder(app, version)}/${entry[0]}`, integrity: entry[1] };
  };
  globalThis.federationLoadFile = createFileLoader({
    composition: composition.id,
    release: (app) => composition.apps[app]?.version ?? '',
    timeUp,
  });
  host.registerPlugins([
    {
      name: 'composition',
      async loadEntry({ remoteInfo: { name } }) {
        await globalThis.federationLoadFile({ app: name, stage: 'entry', ...urlOf(name) });
        return containerOf(name);
      },
    },
  ]);
  host.registerRemotes(
    Object.entries(composition.apps).flatMap(([name, { entry }]) => (entry ? [{ name, entry: urlOf(name).url }] : [])),
  );
  return pageLoader(createPageMenus(composition), async (app, page) => {
    // What is switched off is not loaded: its page stays the HTML that it is.
    if (composition.apps[app]?.disabled) return await new Promise(() => undefined);
    return pageOf(await host.loadRemote(`${app}/${page}`), app, page);
  });
}

function containerOf(name: string) {
  const container: unknown = Reflect.get(globalThis, containerName(name));
  if (!isContainer(container)) throw new Error(`the entry of ${name} ran but offers no container`);
  return container;
}

interface Container {
  get(id: string): () => Promise<unknown>;
  init(): void;
}
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value;

function pageLoader(menus: PageMenus, load: LoadPage): Federation {
  const pages = new PageCache<Page>();
  return {
    loadPage: (app, page) => pages.get(`${app}/${page}`, () => load(app, page)),
    readMenus: menus.read,
    async preloadPage({ app, page, params, shows }) {
      const [loaded] = await Promise.all([pages.load(`${app}/${page}`, () => load(app, page)), menus.load(shows)]);
      return { page: loaded, images: (await loaded.preload?.(params)) ?? [] };
    },
  };
}
