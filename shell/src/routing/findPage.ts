import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Page } from '@mirqam/shared/contract/Page';
import type { Federation } from '@mirqam/shared/federation/browserFederation';
import { isSettledWithin } from '../loading/isSettledWithin.ts';
import { recover } from '../loading/recover.ts';
import { limitTime } from '../loading/timeBudget.ts';
import { matchRoute, type RemoteView, type View } from './matchRoute.ts';
import { forgetScroll } from './scrollMemory.ts';

/** A page whose code and content are in, or what happens instead; `left` when nobody waits for it any more. */
export type FoundPage = PageInHand | 'left' | 'trouble';

export interface PageInHand {
  readonly view: View;
  readonly title: string;
}

/** A page in hand before the visitor has asked for it. */
export interface PageAhead extends PageInHand {
  readonly pathname: string;
}

interface PageRequest {
  readonly composition: Composition;
  readonly federation: Federation;
  readonly pathname: string;
  /** False once the visitor has gone elsewhere. */
  readonly isCurrent: () => boolean;
}

/** Of the not-found page, also where a page is in hand that has nothing to show at the address. */
export const notFoundTitle = 'Page not found';
const missing = { view: { kind: 'not-found' }, title: notFoundTitle } as const;
/** Of the eight seconds in which a visitor sees something: the rest is for asking the server, and for a full load. */
const loadBudget = 5000;
/** A full load on a slow network, counted from when its HTML could be had. */
const leaveBudget = 10_000;

export async function findPage(request: PageRequest): Promise<FoundPage> {
  const view = matchRoute(request.composition, request.pathname);
  if (view.kind === 'not-found') return missing;
  const found = view.isDisabled ? 'reload' : await load(request, view);
  return found === 'reload' ? await leave() : found;
}

async function load(request: PageRequest, view: RemoteView): Promise<FoundPage | 'reload'> {
  const end = limitTime(loadBudget);
  try {
    const loading = request.federation.preloadPage(view);
    if (!(await isSettledWithin(loading, loadBudget))) throw new Error(`${view.page} of ${view.app} took too long`);
    const { page } = await loading;
    return inHand(view, page);
  } catch (error) {
    return request.isCurrent() ? await giveWay(error, request, view) : 'left';
  } finally {
    end();
  }
}

/** A page that is loaded, under the title of its route or its own. */
export const inHand = (view: RemoteView, page: Page): PageInHand => ({
  view,
  title: (view.title ?? page.title?.(view.params)) || notFoundTitle,
});

async function giveWay(error: unknown, request: PageRequest, view: View): Promise<FoundPage | 'reload'> {
  const { composition, pathname, isCurrent } = request;
  const recovery = await recover({ href: window.location.href, view, composition: composition.id, isCurrent });
  if (recovery !== 'not-found') return recovery;
  console.error(`${pathname} could not be shown`, versions(composition), error);
  return missing;
}

/** Loads the address whole; there is trouble when the visitor is still here then, as after pressing the browser's stop. */
async function leave() {
  forgetScroll();
  window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, leaveBudget));
  return 'trouble' as const;
}

const versions = ({ id, apps }: Composition) =>
  `composition ${id}: ${Object.entries(apps)
    .map(([app, { version }]) => `${app}@${version}`)
    .join(' ')}`;
