import type { ShownPages } from '@mirqam/shared/federation/startFederation';
import { memo, Suspense } from 'react';
import type { FirstLoad } from '../firstLoad/firstLoad.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import type { View } from './matchRoute.ts';
import { NotFoundBoundary, notFound } from './NotFoundBoundary.tsx';
import { PageFromHtml } from './PageCopy.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { RemotePage } from './RemotePage.tsx';

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
