import type { Menus } from '@mirqam/shared/contract/Menu';
import type { PageProps } from '@mirqam/shared/contract/Page';
import type { ShownPages } from '@mirqam/shared/federation/startFederation';
import { memo, Suspense, use, useEffect, useState } from 'react';
import type { FirstLoad } from '../firstLoad/firstLoad.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { useWords } from '../words/useWords.ts';
import type { RemoteView, View } from './matchRoute.ts';
import { NotFoundBoundary, notFound, PageErrorBoundary, PageFromHtml } from './PageErrorBoundary.tsx';

interface PageOutletProps {
  readonly view: View;
  readonly federation: ShownPages;
  readonly navigate: (href: string) => void;
  readonly pending: boolean;
  /** Absent while pages are rendered for the store. */
  readonly firstLoad: FirstLoad | undefined;
  /** Whether the HTML of the document contains this page. */
  readonly isInHtml: boolean;
}

export const PageOutlet = memo(function PageOutlet({ view, isInHtml, ...props }: PageOutletProps) {
  if (view.kind !== 'page') return <NotFoundPage />;
  return (
    <PageErrorBoundary app={view.app} onError={props.firstLoad?.failed}>
      <NotFoundBoundary>
        <Suspense fallback={isInHtml && <PageFromHtml />}>
          <RemotePage view={view} notFound={notFound} {...props} />
        </Suspense>
      </NotFoundBoundary>
    </PageErrorBoundary>
  );
});

interface RemotePageProps extends Omit<PageProps, 'params' | 'menus'> {
  readonly view: RemoteView;
  readonly federation: ShownPages;
  readonly firstLoad: FirstLoad | undefined;
}

function RemotePage({ view, federation, firstLoad, ...props }: RemotePageProps) {
  const Page = use(federation.loadPage(view.app, view.page));
  useEffect(() => firstLoad?.hydrated(), [firstLoad]);
  const { inEnglish } = useWords().menu;
  const [menus] = useState(() => labelEnglish(federation.readMenus(view.shows), inEnglish));
  return <Page params={view.params} menus={menus} {...props} />;
}

/** Adds to the label of each link that leads to another language that it does. */
const labelEnglish = (menus: Menus, inEnglish: string): Menus =>
  Object.fromEntries(
    Object.entries(menus).map(([name, groups]) => [
      name,
      groups.map((group) => ({
        ...group,
        list: group.list.map((link) => (link.hreflang ? { ...link, label: `${link.label} ${inEnglish}` } : link)),
      })),
    ]),
  );
