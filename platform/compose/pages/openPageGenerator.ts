import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Language, languages } from '@mirqam/shared/contract/languages';
import type { Integrity } from '@mirqam/shared/contract/Release';
import { attempt, UserError } from '../../messages/UserError.ts';
import { type CompressionLevel, readCompressionLevel } from '../../release/compress.ts';
import type { Releases } from '../../release/releases.ts';
import type { StoredComposition } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { checkMarkup, checkResources, openSizeCache } from '../gates/budgets.ts';
import { memoize } from '../memoize.ts';
import { openRenderer } from '../render/openRenderer.ts';
import { routeTable } from '../routeTable.ts';
import { listPages, type PageToRender, pageFile, pagePath } from './listPages.ts';
import { compositionElements, menuLinksIn, pageComposition } from './pageComposition.ts';
import { openWriter } from './pageFiles.ts';
import { openReuse, type PageValues } from './reuse.ts';

/** The pages to generate; plain data, so that it can be sent to a thread. */
export interface PagesJob {
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose unchanged pages may be reused, see `openReuse`. */
  readonly previous: StoredComposition | undefined;
  /** The apps whose pages may break a newer rule, with a warning. */
  readonly proven: ReadonlySet<string>;
  /** The prefix of a preview, else empty. */
  readonly base: string;
}

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
  const findReusable = openReuse(store, composition, previous);
  const { render, close } = openRenderer(store, composition, releases, base);
  const write = openWriter(store, compressionLevelOf(releases));
  const measure = openSizeCache(store);
  const tableOf = memoize((language: Language) => routeTable(composition, language));
  const linksOf = memoize((language: Language) => menuLinksIn(composition, language));
  const elementsOf = (page: PageToRender) => {
    const { language = languages[0] } = page;
    const own = pageComposition(composition, page, tableOf(language), linksOf(language));
    return Buffer.from(compositionElements(own));
  };
  const hasBudgets = !Object.values(releases).some(({ isDevelopment }) => isDevelopment);
  const draft = async (page: PageToRender) => {
    const earlier = await findReusable(page);
    const found = earlier && !earlier.isSwitched ? earlier : await render(page, earlier);
    const { start, end, links, ids, chunks, bodyAt, resources } = found;
    const measured = async () => {
      if (!resources || !hasBudgets) return;
      await checkResources(page.app, pagePath(page), resources, measure);
      await checkMarkup(page.app, pagePath(page), Buffer.concat([start, end]).toString());
    };
    const fault = found.fault ?? (await attempt(measured)).problem;
    if (fault && !proven.has(page.app)) throw new UserError(fault);
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
  return { generate, close };
}
