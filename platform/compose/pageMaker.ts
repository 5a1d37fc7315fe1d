import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Route } from '@mirqam/shared/contract/Route';
import type { CompressionLevel } from '../release/compress.ts';
import type { PageValues } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { checkHtmlSize, checkResources } from './budgets.ts';
import type { Releases } from './compose.ts';
import { compositionElements } from './compositionElements.ts';
import { listPages, pageFile, pagePath } from './listPages.ts';
import { memoize } from './memoize.ts';
import { openRenderer } from './openRenderer.ts';
import type { PageToRender } from './PageToRender.ts';
import { pageComposition } from './pageComposition.ts';
import { openWriter } from './pageFiles.ts';
import { openReuse } from './reusePages.ts';
import { openSizeCache } from './sizeCache.ts';

/** The pages to make; plain data, so that it can be sent to a thread. */
export interface PagesJob {
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose pages may be reused where neither shell, remote nor menus have changed. */
  readonly previous: Composition | undefined;
  /** Where in the store the pages go. */
  readonly folder: string;
  /** The prefix of a preview, else empty. */
  readonly base: string;
}

export interface MadePage {
  readonly path: string;
  readonly file: string;
  readonly integrity: string;
  readonly values: PageValues;
  readonly isReused: boolean;
}

/** Few pages are made in one thread and compressed as far as they go; for thousands both would take too long. */
export const areFew = (pages: readonly PageToRender[]) => pages.length <= 200;

export const compressionLevelOf = (releases: Releases): CompressionLevel =>
  areFew(listPages(releases)) ? 'smallest' : 'fast';

/**
 * Returns a function that takes over or renders pages, checks them and writes them with their compressed forms; one
 * step for all before the next, because work of one kind keeps the processor's caches warm.
 * It throws a `UserError` for a page that cannot be rendered or exceeds a budget.
 */
export function openPageMaker(
  store: Store,
  job: PagesJob,
): (pages: readonly PageToRender[]) => Promise<readonly MadePage[]> {
  const { composition, releases, previous, folder, base } = job;
  const findReusable = openReuse(store, composition, previous);
  const render = openRenderer(store, composition, releases, base);
  const write = openWriter(store, folder, composition.id, compressionLevelOf(releases));
  const measure = openSizeCache(store);
  const elementsOf = memoize((route: Route | undefined) =>
    Buffer.from(compositionElements(pageComposition(composition, route?.shows))),
  );
  const hasBudgets = !Object.values(releases).some(({ isDevelopment }) => isDevelopment);
  const draft = async (page: PageToRender) => {
    const { start, end, links, ids, resources } = (await findReusable(page)) ?? (await render(page));
    if (resources && hasBudgets) await checkResources(pagePath(page), resources, measure);
    const elements = elementsOf(page.route);
    const compositionAt = [start.length, start.length + elements.length] as const;
    return {
      path: pagePath(page),
      file: pageFile(page),
      bytes: Buffer.concat([start, elements, end]),
      values: { compositionAt, links, ids },
      resources,
    };
  };
  return async (pages) => {
    const written = await write(await mapInParallel(pages, draft));
    for (const { path, size, resources } of written) if (resources && hasBudgets) checkHtmlSize(path, size);
    return written.map(({ path, file, integrity, values, resources }) => {
      return { path, file, integrity, values, isReused: resources === undefined };
    });
  };
}
