import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { Route } from '@mirqam/shared/contract/Route';
import { pageOf } from '@mirqam/shared/federation/loadPage';
import { PageCache } from '@mirqam/shared/federation/PageCache';
import { use } from 'react';
import { MissingError } from './MissingError.ts';

/** The modules of a remote's pages by name. */
export type FramePages = Readonly<Record<string, () => Promise<unknown>>>;

interface FramedPageProps {
  readonly route: Route;
  readonly pages: FramePages;
  readonly pathname: string;
}

const modules = new PageCache<unknown>();

export function FramedPage({ route, pages, pathname }: FramedPageProps) {
  const module = use(modules.get(route.page, async () => await pages[route.page]?.()));
  const Page = pageOf(module, 'this remote', route.page);
  return (
    <Page
      params={matchPattern(route.pattern, pathname) ?? {}}
      navigate={(href) => location.assign(href)}
      pending={false}
      notFound={missing}
    />
  );
}

function missing(): never {
  throw new MissingError('the page has no content for this address');
}
