import type { Composition } from '@mirqam/shared/contract/Composition';
import type { LoadPage } from '@mirqam/shared/contract/Page';
import type { Federation } from '@mirqam/shared/federation/browserFederation';
import { Activity, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { PageLoader } from './loading/PageLoader.tsx';
import { matchRoute, type View } from './routing/matchRoute.ts';
import { PageOutlet } from './routing/PageOutlet.tsx';
import { useRouteChange } from './routing/useRouteChange.ts';
import { useSiteLinks } from './routing/useSiteLinks.ts';

interface AppProps {
  readonly composition: Composition;
  readonly loadPage: LoadPage;
  readonly readMenus: Federation['readMenus'];
  /** Absent while pages are rendered for the store. */
  readonly federation?: Federation;
  readonly first: View;
  readonly base: string;
}

export function App({ composition, loadPage, readMenus, federation, first, base }: AppProps) {
  const routerNavigate = useNavigate();
  // Addresses are absolute, so the first answer stays right; one for every location would render the page again.
  const [navigate] = useState(
    () => (address: string) =>
      // As browsers do it, a link to where the visitor is already adds no step to the history.
      void routerNavigate(address, { replace: isHere(base + address) }),
  );
  const change = useRouteChange(composition, federation, first);
  const { shown, ahead, renderAhead, phase, target, announcement, tryAgain } = change;
  useSiteLinks({ composition, federation, base, navigate, renderAhead });
  const { pathname } = shown.location;
  const pages = [{ pathname, view: shown.view }, ...(ahead && ahead.pathname !== pathname ? [ahead] : [])];
  return (
    <>
      <Layout
        composition={composition}
        view={shown.view}
        pathname={pathname}
        isBusy={phase !== 'idle'}
        announcement={announcement}
      >
        {pages.map(({ pathname, view }) => (
          <Activity key={pathname} mode={view === shown.view ? 'visible' : 'hidden'}>
            <PageOutlet
              view={view}
              loadPage={loadPage}
              readMenus={readMenus}
              navigate={navigate}
              pending={phase === 'loading'}
              isInHtml={federation !== undefined && view === first}
            />
          </Activity>
        ))}
      </Layout>
      <PageLoader phase={phase} isWhite={phase !== 'idle' && isWhite(composition, target)} onTryAgain={tryAgain} />
    </>
  );
}

function isWhite(composition: Composition, pathname: string) {
  const view = matchRoute(composition, pathname);
  return view.kind === 'page' && view.overlay === 'white';
}

const isHere = (address: string) => new URL(address, location.href).href === location.href;
