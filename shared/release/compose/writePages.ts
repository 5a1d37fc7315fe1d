import { type Composition, compositionElementId } from '../../contract/Composition.ts';
import { compositionKey } from '../compositions.ts';
import { canonicalJson } from '../hash.ts';
import type { Store } from '../store/Store.ts';
import { checkBudgets, openScales } from './budgets.ts';
import type { Releases } from './compose.ts';
import { checkLinks, linksOf, prefixLinks } from './links.ts';
import { openWriter, pagesFolder } from './pageFiles.ts';
import { openRenderer, type PageToRender, type RenderPage } from './renderComposition.ts';
import { isDated, rootFiles } from './rootFiles.ts';

export interface PagesRequest {
  readonly store: Store;
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose pages may be taken over where neither shell nor remote has changed. */
  readonly previous: Composition | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface WrittenPages {
  readonly rendered: number;
  readonly reused: number;
}

// Brotli 11 takes 60 times as long as 6 for an eighth fewer bytes: worth it for a site of this size, not for thousands.
const pageQuality = (pages: number) => (pages <= 200 ? 11 : 5);
const waiting = 32;

/**
 * Writes every page of a composition with its compressed forms, then `compositions/<id>.json`, which makes it whole.
 * Throws a `Refusal` for a page that cannot be rendered, a budget overrun or a link that leads nowhere; then the
 * composition does not exist.
 */
export async function writePages(request: PagesRequest): Promise<WrittenPages> {
  const { store, composition, releases } = request;
  const { id } = composition;
  const { hashes, ...counts } = await writeInto(request, pagesFolder(id), '');
  const write = openWriter(store, pagesFolder(id), id, pageQuality(0));
  for (const [file, content] of await rootFiles(store, releases)) {
    const known = isDated(file) ? await store.get(`${pagesFolder(id)}/${file}`) : undefined;
    const { integrity } = await write(file, known ?? content);
    if (!isDated(file)) hashes.set(file, integrity);
  }
  const stored = { ...composition, pages: Object.fromEntries(hashes) };
  await store.put(compositionKey(id), Buffer.from(canonicalJson(stored)));
  return counts;
}

/** Writes the pages of a composition for a preview under `base`, every link inside the site prefixed. */
export async function writePreview(request: PagesRequest, folder: string, base: string): Promise<WrittenPages> {
  const { hashes: _, ...counts } = await writeInto({ ...request, previous: undefined }, folder, base);
  return counts;
}

async function writeInto(request: PagesRequest, folder: string, base: string) {
  const { store, composition, releases, onProgress } = request;
  const pages = listPages(releases);
  const render = lazy(() => openRenderer(store, composition, releases, base));
  const write = openWriter(store, folder, composition.id, pageQuality(pages.length));
  const scales = openScales(store);
  const isDevelopment = Object.values(releases).some((release) => release.isDevelopment);
  const links = new Map<string, readonly string[]>();
  const hashes = new Map<string, string>();
  const finish = async (name: string, file: string, html: string, isReused: boolean) => {
    const { integrity, size } = await write(file, html);
    hashes.set(file, integrity);
    if (!isReused && !isDevelopment) await checkBudgets(name, html, size, scales);
  };
  const counts = { rendered: 0, reused: 0 };
  const queue = openQueue(waiting);
  for (const [index, page] of pages.entries()) {
    const reused = await reusePage(request, page);
    counts[reused ? 'reused' : 'rendered']++;
    const html = reused ?? (await (await render())(page));
    const name = page.about?.path ?? '/404';
    links.set(name, linksOf(html));
    await queue.add(finish(name, pageFile(page), base ? prefixLinks(html, base) : html, Boolean(reused)));
    onProgress?.(index + 1, pages.length);
  }
  await queue.finish();
  checkLinks(links);
  return { ...counts, hashes };
}

export function listPages(releases: Releases): readonly PageToRender[] {
  const routes = Object.values(releases).flatMap(({ app, routes }) =>
    routes.flatMap((route) => route.paths.map((about) => ({ app, route, about }))),
  );
  return [...routes, { app: 'shell', route: undefined, about: undefined }];
}

export const pageFile = ({ about }: PageToRender) =>
  about ? `${about.path === '/' ? 'index' : about.path.slice(1)}.html` : '404.html';

async function reusePage(
  { store, composition, previous }: PagesRequest,
  page: PageToRender,
): Promise<string | undefined> {
  if (!previous) return undefined;
  const isSame = (app: string) =>
    previous.apps[app]?.version === composition.apps[app]?.version &&
    previous.apps[app]?.disabled === composition.apps[app]?.disabled;
  if (!isSame('shell') || !isSame(page.app)) return undefined;
  const html = await store.get(`${pagesFolder(previous.id)}/${pageFile(page)}`);
  return html && replaceComposition(html.toString(), composition);
}

const block = new RegExp(
  `(<meta name="composition" content=")\\w+(">\\s*<script type="application/json" id="${compositionElementId}">).*?(</script>)`,
);

/** Undefined for a page that does not carry the block where it belongs: that one is rendered anew. */
export function replaceComposition(html: string, composition: Composition): string | undefined {
  if (!block.test(html)) return undefined;
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return html.replace(
    block,
    (_, meta: string, script: string, end: string) => meta + composition.id + script + json + end,
  );
}

/** Lets only so many writes wait at a time: pages are rendered faster than they are stored. */
function openQueue(most: number) {
  const waiting = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const fail = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async add(work: Promise<void>) {
      const tracked = work.catch((error: unknown) => void failures.push(error)).finally(() => waiting.delete(tracked));
      waiting.add(tracked);
      if (waiting.size >= most) await Promise.race(waiting);
      fail();
    },
    async finish() {
      await Promise.all(waiting);
      fail();
    },
  };
}

function lazy(open: () => Promise<RenderPage>) {
  let opened: Promise<RenderPage> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
