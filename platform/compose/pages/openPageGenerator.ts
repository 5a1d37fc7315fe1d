import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Language, languages } from '@mirqam/shared/contract/languages';
import type { Integrity } from '@mirqam/shared/contract/Release';
import { type CompressionLevel, readCompressionLevel } from '../../release/compress.ts';
import type { Releases } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';
import { routeTable } from '../routeTable.ts';
import { listPages, type PageToRender, pageFile, pagePath } from './listPages.ts';
import { openPageFinder, type PagesJob } from './openPageFinder.ts';
import { compositionElements, menuLinksIn, pageComposition } from './pageComposition.ts';
import { openWriter } from './pageFiles.ts';
import type { PageValues } from './reuse.ts';

export interface GeneratedPage {
  readonly app: string;
  readonly path: string;
  readonly file: string;
  readonly integrity: Integrity;
  readonly values: PageValues;
  readonly isReused: boolean;
  /** A newer rule that the page breaks, or why it keeps its menus. */
  readonly warning: string | undefined;
}

/** A small site is generated in one thread and compressed well; both would take too long for thousands of pages. */
export const isSmallSite = (pages: readonly PageToRender[]) => pages.length <= 200;

/** The level at which the pages of these releases are compressed. Throws a `UserError` for an unknown `SITE_COMPRESSION`. */
export const compressionLevelOf = (releases: Releases): CompressionLevel =>
  isSmallSite(listPages(releases)) ? readCompressionLevel() : 'fast';

/** Opens a generator for the pages of a job; `close` ends its processes. */
export function openPageGenerator(store: Store, job: PagesJob) {
  const { composition, releases } = job;
  const { findPage, close } = openPageFinder(store, job);
  const write = openWriter(store, compressionLevelOf(releases));
  const tableOf = memoize((language: Language) => routeTable(composition, language));
  const linksOf = memoize((shown: Composition) => memoize((language: Language) => menuLinksIn(shown, language)));
  const elementsOf = (page: PageToRender, shown: Composition) => {
    const { language = languages[0] } = page;
    const own = pageComposition(shown, page, tableOf(language), linksOf(shown)(language));
    return Buffer.from(compositionElements(own));
  };
  const draft = async (page: PageToRender) => {
    const { found, shown, warning } = await findPage(page);
    const { start, end, links, ids, chunks, bodyAt, menus, resources } = found;
    return {
      app: page.app,
      path: pagePath(page),
      file: pageFile(page),
      bytes: Buffer.concat([start, elementsOf(page, shown), end]),
      values: { elementsAt: start.length, links, ids, chunks, bodyAt, ...(menus ? { menus } : {}) },
      isReused: resources === undefined,
      warning,
    };
  };
  /**
   * Reuses or renders pages, checks them and writes them with their compressed forms. Rejects with a `UserError` for a page
   * that cannot be rendered or breaks a rule.
   */
  const generate = async (pages: readonly PageToRender[]): Promise<readonly GeneratedPage[]> => {
    const written = await write(await mapInParallel(pages, draft));
    return written.map(({ bytes: _, ...page }) => page);
  };
  return { generate, close };
}
