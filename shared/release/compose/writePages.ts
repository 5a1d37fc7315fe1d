import { type Composition, compositionElementId } from '../../contract/Composition.ts';
import { compress } from '../compress.ts';
import type { Store } from '../store/Store.ts';
import { checkLinks } from './checkLinks.ts';
import type { Releases } from './compose.ts';
import { openRenderer, type PageToRender, type RenderPage } from './renderComposition.ts';
import { rootFiles } from './rootFiles.ts';

export interface PagesRequest {
  readonly store: Store;
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose pages may be taken over where neither shell nor remote has changed. */
  readonly previous: Composition | undefined;
  readonly onProgress?: (done: number, total: number) => void;
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
 * Throws a `Refusal` for a page that cannot be rendered or a link that leads nowhere; then the composition does not exist.
 */
export async function writePages(request: PagesRequest): Promise<WrittenPages> {
  const { store, composition, releases, onProgress } = request;
  const pages = listPages(releases);
  const render = lazy(() => openRenderer(store, composition, releases));
  const links = new Map<string, readonly string[]>();
  const writes = new Set<Promise<void>>();
  const counts = { rendered: 0, reused: 0 };
  const quality = pageQuality(pages.length);
  for (const [index, page] of pages.entries()) {
    const reused = await reusePage(request, page);
    counts[reused ? 'reused' : 'rendered']++;
    const html = reused ?? (await (await render())(page));
    links.set(page.about?.path ?? '/404', linksOf(html));
    const write = writePage(store, composition.id, pageFile(page), html, quality).finally(() => writes.delete(write));
    writes.add(write);
    if (writes.size >= waiting) await Promise.race(writes);
    onProgress?.(index + 1, pages.length);
  }
  await Promise.all(writes);
  checkLinks(links);
  for (const [file, text] of await rootFiles(store, releases))
    await writePage(store, composition.id, file, text, quality);
  await store.put(`compositions/${composition.id}.json`, Buffer.from(JSON.stringify(composition)));
  return counts;
}

export function listPages(releases: Releases): readonly PageToRender[] {
  const routes = Object.values(releases).flatMap(({ app, routes }) =>
    routes.flatMap((route) => route.paths.map((about) => ({ app, route, about }))),
  );
  return [...routes, { app: 'shell', route: undefined, about: undefined }];
}

export const pageFile = ({ about }: PageToRender) =>
  about ? `${about.path === '/' ? 'index' : about.path.slice(1)}.html` : '404.html';

async function writePage(store: Store, id: string, file: string, content: string | Uint8Array, quality: number) {
  const key = `pages/${id}/${file}`;
  const bytes = Buffer.from(content);
  const { br, gz } = await compress(bytes, quality);
  const seconds = changeTime(id);
  await store.put(`${key}.br`, br, seconds);
  await store.put(`${key}.gz`, gz, seconds);
  await store.put(key, bytes, seconds);
}

/** Servers make ETags of time and size: a time of its own for every composition keeps two of them apart. */
export const changeTime = (id: string) => 1_000_000_000 + (Number.parseInt(id.slice(0, 8), 16) % 500_000_000);

async function reusePage(
  { store, composition, previous }: PagesRequest,
  page: PageToRender,
): Promise<string | undefined> {
  if (!previous) return undefined;
  const isSame = (app: string) =>
    previous.apps[app]?.version === composition.apps[app]?.version &&
    previous.apps[app]?.disabled === composition.apps[app]?.disabled;
  if (!isSame('shell') || !isSame(page.app)) return undefined;
  const html = await store.get(`pages/${previous.id}/${pageFile(page)}`);
  return html && replaceComposition(html.toString(), composition);
}

const block = new RegExp(
  `(<meta name="composition" content=")\\w+(">\\s*<script type="application/json" id="${compositionElementId}">).*?(</script>)`,
);

export function replaceComposition(html: string, composition: Composition): string {
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return html.replace(
    block,
    (_, meta: string, script: string, end: string) => meta + composition.id + script + json + end,
  );
}

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].flatMap(([, href]) => href ?? []);

function lazy(open: () => Promise<RenderPage>) {
  let opened: Promise<RenderPage> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
