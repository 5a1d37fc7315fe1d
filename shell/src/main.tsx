import './styles.ts';
import { StrictMode } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startFederation } from 'shared/federation/browserFederation';
import { App } from './App.tsx';
import { RootErrorBoundary } from './layout/RootErrorBoundary.tsx';
import { handlePreloadErrors } from './loading/preloadErrorHandler.ts';
import { startFirstPage } from './loading/startFirstPage.ts';
import { endFirstLoad, timeUp } from './loading/timeBudget.ts';
import { readComposition } from './readComposition.ts';
import { keepLinksInside } from './routing/keepLinksInside.ts';
import { takeOverScroll } from './routing/scrollMemory.ts';
import { firstView } from './routing/useRouteChange.ts';

/** Replaced by the mode of the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } };

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element "root"');
const { base = '', notFound } = root.dataset;
const composition = readComposition(document);

handlePreloadErrors(window);
takeOverScroll();
if (base) keepLinksInside(base);
const federation = startFederation(composition, timeUp);
const first = firstView(composition, location.pathname.slice(base.length) || '/', notFound !== undefined);
if (first.kind === 'page' && !first.isDisabled) startFirstPage(federation, first);
else endFirstLoad();

const site = (
  <StrictMode>
    <RootErrorBoundary>
      <BrowserRouter basename={base} useTransitions={false}>
        <App
          composition={composition}
          loadPage={federation.loadPage}
          federation={federation}
          first={first}
          base={base}
        />
      </BrowserRouter>
    </RootErrorBoundary>
  </StrictMode>
);

// React mends a page that differs from the server's and says nothing; where we develop, that is a mistake to be seen.
const onRecoverableError: HydrationOptions['onRecoverableError'] = (error, { componentStack }) =>
  process.env.NODE_ENV === 'development' ? console.error(error, componentStack) : reportError(error);

if (root.firstChild) hydrateRoot(root, site, { onRecoverableError });
else createRoot(root).render(site);
