import { type Language, languages } from '@mirqam/shared/contract/languages';
import type { Integrity } from '@mirqam/shared/contract/Release';
import { UserError } from '../../messages/UserError.ts';
import { type CompressionLevel, readCompressionLevel } from '../../release/compress.ts';
import type { Releases } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';
import { openRenderer } from '../render/openRenderer.ts';
import { routeTable } from '../routeTable.ts';
import { listPages, type PageToRender, pageFile, pagePath } from './listPages.ts';
import type { PagesJob } from './PagesJob.ts';
import { compositionElements, menuLinksIn, pageComposition } from './pageComposition.ts';
import { openPageFaults } from './pageFaults.ts';
import { openWriter } from './pageFiles.ts';
import { openReuse, type PageValues } from './reuse.ts';

export interface GeneratedPage {
  readonly app: string;
  readonly path: string;
  readonly file: string;
  readonly integrity: Integrity;
  readonly values: PageValues;
  readonly isReused: boolean;
  /** A newer rule that the page breaks. */
  readonly fault: string | undefined;
}

/** A small site is generated in one thread and compressed well; both would take too long for thousands of pages. */
export const isSmallSite = (pages: readonly PageToRender[]) => pages.length <= 200;

/** The level at which the pages of these releases are compressed. Throws a `UserError` for an unknown `SITE_COMPRESSION`. */
export const compressionLevelOf = (releases: Releases): CompressionLevel =>
  isSmallSite(listPages(releases)) ? readCompressionLevel() : 'fast';

interface PageGenerator {
  /**
   * Reuses or renders pages, checks them and writes them with their compressed forms. Rejects with a `UserError` for a page
   * that cannot be rendered or breaks a rule.
   */
  readonly generate: (pages: readonly PageToRender[]) => Promise<readonly GeneratedPage[]>;
  readonly close: () => Promise<void>;
}

/** Opens a generator for the pages of a job; `close` stops its thread. */
export function openPageGenerator(store: Store, job: PagesJob): PageGenerator {
  const { composition, releases, previous, proven, base } = job;
  const findReusable = openReuse(store, composition, base ? undefined : previous);
  const { render, close } = openRenderer(store, composition, releases, base);
  const write = openWriter(store, compressionLevelOf(releases));
  const { findFault, findFaultBefore, close: closeFaults } = openPageFaults(store, job);
  const tableOf = memoize((language: Language) => routeTable(composition, language));
  const linksOf = memoize((language: Language) => menuLinksIn(composition, language));
  const elementsOf = (page: PageToRender) => {
    const { language = languages[0] } = page;
    const own = pageComposition(composition, page, tableOf(language), linksOf(language));
    return Buffer.from(compositionElements(own));
  };
  const draft = async (page: PageToRender) => {
    const earlier = await findReusable(page);
    const found = earlier && !earlier.isSwitched ? earlier : await render(page, earlier);
    const { start, end, links, ids, chunks, bodyAt, resources } = found;
    const fault = await findFault(page, found);
    if (fault && !proven.has(page.app) && fault !== (await findFaultBefore(page))) throw new UserError(fault);
    return {
      app: page.app,
      path: pagePath(page),
      file: pageFile(page),
      bytes: Buffer.concat([start, elementsOf(page), end]),
      values: { elementsAt: start.length, links, ids, chunks, bodyAt },
      isReused: resources === undefined,
      fault,
    };
  };
  const generate: PageGenerator['generate'] = async (pages) => {
    const written = await write(await mapInParallel(pages, draft));
    return written.map(({ bytes: _, ...page }) => page);
  };
  return { generate, close: async () => void (await Promise.allSettled([close(), closeFaults()])) };
}
