import type { Composition } from '@mirqam/shared/contract/Composition';
import type { ShownPages } from '@mirqam/shared/federation/startFederation';
import { Activity } from 'react';
import { Layout } from './layout/Layout.tsx';
import { PageLoader } from './loading/PageLoader.tsx';
import type { View } from './routing/matchRoute.ts';
import { PageOutlet } from './routing/PageOutlet.tsx';
import { useRouteChange } from './routing/useRouteChange.ts';
import { useSiteLinks } from './routing/useSiteLinks.ts';
import type { Visit } from './routing/Visit.ts';

interface AppProps {
  readonly composition: Composition;
  readonly federation: ShownPages;
  /** Absent while pages are rendered for the store. */
  readonly visit?: Visit;
  readonly first: View;
  readonly base: string;
}

export function App({ composition, federation, visit, first, base }: AppProps) {
  const change = useRouteChange({ composition, visit, first, base });
  const { shown, ahead, renderAhead, progress, announcement, navigate, tryAgain } = change;
  const { pathname } = shown.location;
  const isBusy = progress.phase !== 'idle';
  useSiteLinks({ composition, visit, base, view: shown.view, pathname, isBusy, navigate, renderAhead });
  const pages = [{ pathname, view: shown.view }, ...ahead.filter((page) => page.pathname !== pathname)];
  return (
    <>
      <Layout
        composition={composition}
        pathname={pathname}
        isKnown={shown.view.kind === 'page'}
        isBusy={isBusy}
        announcement={announcement}
      >
        {pages.map(({ pathname, view }) => {
          const page = (
            <PageOutlet
              key={pathname}
              view={view}
              federation={federation}
              navigate={navigate}
              pending={view === shown.view && progress.phase === 'loading' && progress.view !== view}
              firstLoad={visit?.firstLoad}
              isInHtml={visit !== undefined && view === first}
            />
          );
          // React never ends the hydration of an `Activity` whose HTML an extension or a proxy has changed.
          if (view === first) return page;
          return (
            <Activity key={pathname} mode={view === shown.view ? 'visible' : 'hidden'}>
              {page}
            </Activity>
          );
        })}
      </Layout>
      <PageLoader phase={progress.phase} onTryAgain={tryAgain} />
    </>
  );
}
