import type { Composition } from '@mirqam/shared/contract/Composition';
import type { PreloadedPage } from '@mirqam/shared/federation/startFederation';
import { linkTarget } from './linkTarget.ts';
import { matchRoute, needsDocument, type RemoteView, type View } from './matchRoute.ts';

/** A link to a page of a remote that needs no new document. */
export interface PageLink {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly view: RemoteView;
}

/** A link whose page has loaded. */
export interface LoadedLink extends PageLink {
  readonly loaded: PreloadedPage;
}

/** Renders the pages of these links in place of others, hidden, before the visitor follows one of them. */
export type RenderAhead = (links: readonly LoadedLink[]) => void;

/** The link that an element belongs to. */
export type FindLink = (target: EventTarget | null) => PageLink | undefined;

/** `from` is the view on screen. */
export const linkFinder =
  (composition: Composition, base: string, from: View): FindLink =>
  (target) => {
    const address = linkTarget(target, base);
    const view = address && matchRoute(composition, address.pathname);
    return address && view?.kind === 'page' && !needsDocument(from, view) ? { ...address, view } : undefined;
  };
