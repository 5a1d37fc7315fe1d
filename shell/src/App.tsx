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

const none: readonly string[] = [];

export function App({ composition, federation, visit, first, base }: AppProps) {
  const change = useRouteChange({ composition, visit, first, base });
  const { screen, isLeaving, ahead, renderAhead, announcement, navigate, tryAgain } = change;
  const { pathname } = screen.location;
  const isBusy = screen.state !== 'settled';
  useSiteLinks({ composition, visit, base, view: screen.view, pathname, isBusy, navigate, renderAhead });
  const pages = [{ pathname, view: screen.view }, ...ahead.filter((page) => page.pathname !== pathname)];
  return (
    <>
      <Layout
        composition={composition}
        pathname={pathname}
        isKnown={screen.view.kind === 'page'}
        translations={(screen.view.kind === 'page' && screen.view.languages) || none}
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
              pending={view === screen.view && isLeaving}
              firstLoad={visit?.firstLoad}
              isInHtml={visit !== undefined && view === first}
            />
          );
          // React never ends the hydration of an `Activity` whose HTML an extension or a proxy has changed.
          if (view === first) return page;
          return (
            <Activity key={pathname} mode={view === screen.view ? 'visible' : 'hidden'}>
              {page}
            </Activity>
          );
        })}
      </Layout>
      <PageLoader state={screen.state} onTryAgain={tryAgain} />
    </>
  );
}
