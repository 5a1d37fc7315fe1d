import { languageOf } from '@mirqam/shared/contract/languages';
import { linksIn, type Menus, menuLinks, mergeMenu } from '@mirqam/shared/contract/Menu';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import { readPage } from '@mirqam/shared/contract/Page';
import type { Route } from '@mirqam/shared/contract/Route';
import { PageCache } from '@mirqam/shared/federation/PageCache';
import { use, useState } from 'react';
import { MissingError } from './MissingBoundary.tsx';

/** The modules of a remote's pages by name. */
export type FramePages = Readonly<Record<string, () => Promise<unknown>>>;

interface FramedPageProps {
  readonly route: Route;
  /** All routes of the remote: without the other apps, its menus hold its own links. */
  readonly routes: readonly Route[];
  readonly pages: FramePages;
  readonly pathname: string;
}

const modules = new PageCache<unknown>();

export function FramedPage({ route, routes, pages, pathname }: FramedPageProps) {
  const module = use(modules.get(route.page, async () => await pages[route.page]?.()));
  const Page = readPage(module, 'this remote', route.page);
  const [menus] = useState(() => menusOf(routes, route));
  return (
    <Page
      params={matchPattern(route.pattern, pathname) ?? {}}
      navigate={(href) => location.assign(href)}
      pending={false}
      menus={menus}
      notFound={missing}
    />
  );
}

function menusOf(routes: readonly Route[], { pattern, shows = {} }: Route): Menus {
  const language = languageOf(pattern);
  const links = linksIn([menuLinks(routes)], language);
  return Object.fromEntries(Object.keys(shows).map((menu) => [menu, mergeMenu(links, menu, language)]));
}

function missing(): never {
  throw new MissingError('the page has no content for this address');
}
