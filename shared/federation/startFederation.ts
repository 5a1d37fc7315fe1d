import './hostRuntime.ts';
import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { Composition } from '../contract/Composition.ts';
import { languageOf } from '../contract/languages.ts';
import type { ShownMenus } from '../contract/Menu.ts';
import { type LoadPage, type Page, type Params, readPage } from '../contract/Page.ts';
import { preloadErrorName } from '../contract/preloadError.ts';
import { containerName } from './federationGlobals.ts';
import { createFileLoader, type TimeUp } from './fileLoader.ts';
import { PageCache } from './PageCache.ts';
import { createPageMenus, type PageMenus } from './pageMenus.ts';
import { createRunningLoads, type LoadKind, type RunningLoads } from './runningLoads.ts';

/** The pages that React renders. */
export interface ShownPages {
  /** For React's `use`: stays pending when the page cannot be loaded. */
  readonly loadPage: LoadPage;
  /** The loaded menus of a page. */
  readonly readMenus: PageMenus['read'];
}

/** The pages of the remotes of one composition. */
export interface Federation extends ShownPages {
  /** Loads a page with its content and menus, again after a failure; rejects when one of them cannot be loaded. */
  readonly preloadPage: (request: PageRequest) => Promise<PreloadedPage>;
  /** The same at low priority and without an event or a retry, for a page that nobody waits for. */
  readonly prefetchPage: (request: PageRequest) => Promise<PreloadedPage>;
  /** Loads what the document lacks to navigate to other pages. */
  readonly loadRoutes: LoadRoutes;
}

/** Adds the apps that a page lacks to its composition; rejects when their file cannot be loaded, and can then be repeated. */
type LoadRoutes = (kind: LoadKind) => Promise<void>;

/** A page to load: a module of an app, the parameters of its route, and the menus that it shows. */
interface PageRequest {
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
 * Registers the remotes of a composition with the federation runtime and sets the global `federationLoadFile`. Throws when
 * the runtime has not started; loading a page of an app that is not a remote of the composition rejects.
 */
export function startFederation(composition: Composition, timeUp: TimeUp): Federation {
  const host = getInstance();
  if (!host) throw new Error('the federation runtime has not started');
  const entryOf = (app: string) => {
    const { entry } = composition.apps[app] ?? {};
    if (!entry) throw new Error(`${app} is not a remote of composition ${composition.id}`);
    return { url: entry[0], integrity: entry[1] };
  };
  const loads = createRunningLoads();
  globalThis.federationLoadFile = createFileLoader(composition, timeUp, loads.watch);
  host.registerPlugins([
    {
      name: 'composition',
      async loadEntry({ remoteInfo: { name } }) {
        await globalThis.federationLoadFile({ app: name, stage: 'entry', ...entryOf(name) });
        return readContainer(name);
      },
    },
  ]);
  reportToPlugins(host);
  const register = () =>
    host.registerRemotes(
      Object.entries(composition.apps).flatMap(([name, { entry }]) =>
        entry ? [{ name, entry: entryOf(name).url }] : [],
      ),
    );
  register();
  const load: LoadPage = async (app, page) => {
    // The code of a disabled remote is not loaded: its page stays HTML.
    if (composition.apps[app]?.disabled) return await new Promise(() => undefined);
    return readPage(await host.loadRemote(`${app}/${page}`), app, page);
  };
  return {
    ...pageLoader(createPageMenus(composition, languageOf(composition.path ?? '/')), load, loads),
    loadRoutes: openRouteTable(composition, loads, register),
  };
}

/**
 * Reports every failed attempt to the `errorLoadRemote` hook of the federation runtime, which by itself misses attempts that
 * are retried, and chunks and styles within a page.
 */
export function reportToPlugins(origin: ModuleFederation): void {
  addEventListener(preloadErrorName, ({ app, stage, payload }) => {
    const { errorLoadRemote } = origin.remoteHandler.hooks.lifecycle;
    void errorLoadRemote.emit({
      id: `${app}/${stage}`,
      error: payload,
      from: 'runtime',
      lifecycle: 'onLoad',
      origin,
    });
  });
}

function readContainer(app: string) {
  const container: unknown = Reflect.get(globalThis, containerName(app));
  if (!isContainer(container)) throw new Error(`the entry of ${app} ran but set no container`);
  return container;
}

interface Container {
  get(id: string): () => Promise<unknown>;
  init(): void;
}
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value;

/** Returns the functions of a federation that load pages. React renders the first page as soon as its code and menus are there. */
export function pageLoader(menus: PageMenus, load: LoadPage, loads: RunningLoads): Omit<Federation, 'loadRoutes'> {
  const pages = new PageCache<Page>();
  const preload = (kind: LoadKind, { app, page, params, shows }: PageRequest) => {
    const [code, content] = [`${app}/${page}`, JSON.stringify([app, page, params])];
    return loads.run(kind, [app, code, content, 'menus'], async () => {
      const loadingMenus = loads.start('menus', () => menus.load(shows));
      const loading = pages.load(code, async () => {
        const [loaded] = await Promise.all([load(app, page), loadingMenus]);
        return loaded;
      });
      const [loaded] = await Promise.all([loading, loadingMenus]);
      return { page: loaded, images: (await loads.start(content, () => loaded.preload?.(params))) ?? [] };
    });
  };
  return {
    loadPage: (app, page) => pages.get(`${app}/${page}`, () => load(app, page)),
    readMenus: menus.read,
    preloadPage: (request) => preload('awaited', request),
    prefetchPage: (request) => preload('prefetched', request),
  };
}

/**
 * Returns a function that completes the composition of a page. It changes this one object, so that whoever holds it
 * finds every route from then on; `onComplete` is called once.
 */
export function openRouteTable(composition: Composition, loads: RunningLoads, onComplete: () => void): LoadRoutes {
  const files = new PageCache<void>();
  return async (kind) => {
    const { routeTable } = composition;
    if (!routeTable) return;
    const [url, integrity] = routeTable;
    await loads.run(kind, ['routes'], () =>
      files.load(url, async () => {
        const request = { app: 'shell', stage: 'chunk', url, integrity } as const;
        await loads.start('routes', () => globalThis.federationLoadFile(request));
        Object.assign(composition.apps, globalThis.federationApps);
        Object.assign(composition, { routeTable: undefined, actions: undefined });
        onComplete();
      }),
    );
  };
}
