import type { Composition } from '@mirqam/shared/contract/Composition';
import type { CompressionLevel } from '../release/compress.ts';
import { integrityOf } from '../release/hash.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { checkBudgets, openScales } from './budgets.ts';
import { carriedComposition, replaceComposition } from './carriedComposition.ts';
import type { Releases } from './compose.ts';
import { findComposition } from './compositions.ts';
import { checkLinks, prefixLinks } from './links.ts';
import type { PageToRender } from './PageToRender.ts';
import { haveSameMenus, pageComposition } from './pageComposition.ts';
import { openWriter, pagesFolder } from './pageFiles.ts';
import { openRenderer } from './renderComposition.ts';

/** Which pages to make; plain data, so that another thread can be asked to. */
export interface PagesOrder {
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose pages may be taken over where neither shell nor remote has changed. */
  readonly previous: Composition | undefined;
  /** Where in the store the pages go. */
  readonly folder: string;
  /** The prefix of a preview, else empty. */
  readonly base: string;
}

export interface MadePage {
  readonly file: string;
  readonly integrity: string;
  readonly isReused: boolean;
}

/** Few pages are made in one thread and compressed as far as they go; for thousands both would take too long. */
export const areFew = (pages: readonly PageToRender[]) => pages.length <= 200;

export const compressionLevelOf = (releases: Releases): CompressionLevel =>
  areFew(listPages(releases)) ? 'smallest' : 'fast';

/**
 * Answers a function that takes over or renders pages, checks them and writes them with their compressed forms; one
 * step for all before the next, because work of one kind keeps the processor's caches warm.
 * It throws a `UserError` for a page that cannot be rendered, a budget overrun or a link that leads nowhere.
 */
export function openPageMaker(
  store: Store,
  order: PagesOrder,
): (pages: readonly PageToRender[]) => Promise<readonly MadePage[]> {
  const { composition, releases, previous, folder, base } = order;
  const paths = new Set(listPages(releases).map(nameOf));
  const render = lazy(() => openRenderer(store, composition, releases, base));
  const hashes = lazy(async () => (previous && (await findComposition(store, previous.id))?.pages) ?? {});
  const write = openWriter(store, folder, composition.id, compressionLevelOf(releases));
  const scales = openScales(store);
  const isDevelopment = Object.values(releases).some((release) => release.isDevelopment);
  return async (pages) => {
    const drafts = await mapInParallel(pages, async (page) => {
      const reused = await reusePage(store, order, hashes, page);
      const html = reused ?? (await (await render())(page));
      checkLinks(nameOf(page), html, paths);
      const content = base ? prefixLinks(html, base) : html;
      return { name: nameOf(page), html, file: pageFile(page), content, isReused: reused !== undefined };
    });
    const written = await write(drafts);
    for (const { name, html, size, isReused } of written) {
      if (!isReused && !isDevelopment) await checkBudgets(name, html, size, scales);
    }
    return written.map(({ file, integrity, isReused }) => ({ file, integrity, isReused }));
  };
}

/** Every page of a composition, the one not-found page last. */
export function listPages(releases: Releases): readonly PageToRender[] {
  const routes = Object.values(releases).flatMap(({ app, routes }) =>
    routes.flatMap((route) => route.paths.map((about) => ({ app, route, about }))),
  );
  return [...routes, { app: 'shell', route: undefined, about: undefined }];
}

const nameOf = ({ about }: PageToRender) => about?.path ?? '/404';

/** Where a page lies in the folder of its composition. */
export const pageFile = ({ about }: PageToRender) =>
  about ? `${about.path === '/' ? 'index' : about.path.slice(1)}.html` : '404.html';

/** The hashes of the pages of the previous composition, by file. */
type Hashes = () => Promise<Readonly<Record<string, string>>>;

async function reusePage(store: Store, { composition, previous }: PagesOrder, hashes: Hashes, page: PageToRender) {
  if (!previous) return undefined;
  const isSame = (app: string) =>
    previous.apps[app]?.version === composition.apps[app]?.version &&
    previous.apps[app]?.disabled === composition.apps[app]?.disabled;
  const shows = page.route?.shows;
  if (!isSame('shell') || !isSame(page.app) || !haveSameMenus(previous, composition, shows)) return undefined;
  const html = await store.get(`${pagesFolder(previous.id)}/${pageFile(page)}`);
  // A page that was damaged in the store is rendered anew.
  if (!html || integrityOf(html) !== (await hashes())[pageFile(page)]) return undefined;
  const text = html.toString();
  return carriedComposition(text) && replaceComposition(text, pageComposition(composition, shows));
}

function lazy<T>(open: () => Promise<T>) {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
