import type { Composition } from '@mirqam/shared/contract/Composition';
import type { PreloadedPage } from '@mirqam/shared/federation/startFederation';
import { isSettledWithin, pageBudget, reloadBudget } from '../loading/loadBudget.ts';
import { recover } from '../loading/recover.ts';
import { matchRoute, needsDocument, type RemoteView, type UnknownView, type View } from './matchRoute.ts';
import type { Visit } from './Visit.ts';

/** A page whose code and content have loaded, or the recovery; `abandoned` if the visitor has navigated away. */
export type FoundPage = LoadedPage | 'abandoned' | 'failed';

export interface LoadedPage {
  readonly view: View;
  /** Empty for the not-found page, also for an address without content. */
  readonly title: string;
  /** The URLs of its images. */
  readonly images: readonly string[];
}

interface PageRequest {
  readonly composition: Composition;
  readonly visit: Visit;
  readonly pathname: string;
  readonly view: View;
  /** The view on screen. */
  readonly from: View;
  /** False once the visitor has navigated away. */
  readonly isCurrent: () => boolean;
}

const notFoundPage = { view: { kind: 'not-found' }, title: '', images: [] } as const;

/** Loads the page of a view, or chooses the recovery. */
export async function findPage(request: PageRequest): Promise<FoundPage> {
  const { view } = request;
  if (view.kind === 'not-found') return notFoundPage;
  const found = await load(request, view);
  return found === 'reload' ? await reload() : found;
}

async function load(request: PageRequest, view: RemoteView | UnknownView): Promise<FoundPage | 'reload'> {
  const { pathname, visit } = request;
  const { firstLoad } = visit;
  const liftLimit = firstLoad.budget.limit(pageBudget);
  try {
    const loading = loadView(request, view);
    if (!(await isSettledWithin(loading, pageBudget))) throw new Error(`${pathname} took too long`);
    return await loading;
  } catch (error) {
    return request.isCurrent() ? await replacePage(error, request) : 'abandoned';
  } finally {
    liftLimit();
  }
}

/** Loads a page, after the route table if that is not here yet. The server knows more addresses: redirects and files. */
async function loadView(
  { composition, visit: { federation }, pathname, from }: Omit<PageRequest, 'isCurrent'>,
  asked: RemoteView | UnknownView,
): Promise<LoadedPage | 'reload'> {
  if (asked.kind === 'unknown') await federation.loadRoutes('awaited');
  const view = asked.kind === 'unknown' ? matchRoute(composition, pathname) : asked;
  if (view.kind !== 'page' || needsDocument(from, view)) return 'reload';
  return loadedPage(view, await federation.preloadPage(view));
}

/** Resolves to whether a page that was not found in time has arrived after all, while nobody waits behind a loader. */
export async function comesLate(request: Omit<PageRequest, 'isCurrent'>): Promise<boolean> {
  if (request.view.kind === 'not-found') return false;
  return await loadView(request, request.view).then(
    (found) => found !== 'reload',
    () => false,
  );
}

/** A page with the title of its route, or its own. */
export const loadedPage = (view: RemoteView, { page, images }: PreloadedPage): LoadedPage => ({
  view,
  title: view.title ?? page.title?.(view.params) ?? '',
  images,
});

/** False for the not-found page, and for a page with nothing to show at its address. */
export const isKnown = ({ view, title }: Pick<LoadedPage, 'view' | 'title'>): boolean =>
  view.kind === 'page' && title !== '';

async function replacePage(error: unknown, request: PageRequest): Promise<FoundPage | 'reload'> {
  const { composition, pathname } = request;
  const view = matchRoute(composition, pathname);
  const isLookup = view.kind === 'page' && Object.keys(view.params).length > 0;
  const { href } = window.location;
  const recovery = await recover({ href, isLookup, composition: composition.id, isCurrent: request.isCurrent });
  // The specification asks for a log of content that did not load, even where the full load has it.
  if (recovery === 'not-found' || (isLookup && recovery === 'reload'))
    console.error(`${pathname} could not be shown`, composition, error);
  return recovery === 'not-found' ? notFoundPage : recovery;
}

/** Loads the address in full; fails if the document is still there afterwards, for example after the stop button. */
async function reload() {
  window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, reloadBudget));
  return 'failed' as const;
}
