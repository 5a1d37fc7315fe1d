import type { Composition } from '@mirqam/shared/contract/Composition';
import type { PreloadedPage } from '@mirqam/shared/federation/startFederation';
import {
  isOtherLanguage,
  matchRoute,
  needsDocument,
  type RemoteView,
  type UnknownView,
  type View,
} from './matchRoute.ts';

/** A link inside the site. */
interface SiteLink {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A link to a page of a remote that needs no new document. */
export interface PageLink extends SiteLink {
  readonly view: RemoteView;
}

/** A link of which only the route table says whether it is such a link. */
interface UnknownLink extends SiteLink {
  readonly view: UnknownView;
}

/** A link whose page has loaded. */
export interface LoadedLink extends PageLink {
  readonly loaded: PreloadedPage;
}

/** Renders the pages of these links in place of others, hidden, before the visitor follows one of them. */
export type RenderAhead = (links: readonly LoadedLink[]) => void;

/** The link that an element belongs to. */
export type FindLink = (target: EventTarget | null) => PageLink | UnknownLink | undefined;

/** Whether the page of a link can be loaded; before the route table is here, it cannot. */
export const isPageLink = (link: ReturnType<FindLink>): link is PageLink => link?.view.kind === 'page';

/** `from` is the view on screen. */
export const linkFinder =
  (composition: Composition, base: string, from: View): FindLink =>
  (target) => {
    const address = linkTarget(target, base);
    if (!address || isOtherLanguage(composition, address.pathname)) return undefined;
    const view = matchRoute(composition, address.pathname);
    if (view.kind === 'unknown') return { ...address, view };
    return view.kind === 'page' && !needsDocument(from, view) ? { ...address, view } : undefined;
  };

/**
 * The target of a link inside the site, without the base of a preview or an export; undefined for every other element.
 */
function linkTarget(target: EventTarget | null, base: string) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  const isInside = `${pathname}/`.startsWith(`${base}/`);
  return { pathname: isInside ? pathname.slice(base.length) || '/' : pathname, search, hash };
}

/** Whether the browser would follow a click in this tab. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
