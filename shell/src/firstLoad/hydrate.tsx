// Before every component: webpack writes styles in the order in which it meets them here.
import './styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { RootErrorBoundary } from './layout/RootErrorBoundary.tsx';
import type { OpenSite } from './openSite.ts';

/** Replaced by the mode of the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } };

/** Hands the server's HTML to React. As a transition, which React renders in slices and without blocking the page. */
export function takeOver({ root, base, composition, federation, first }: OpenSite) {
  const site = (
    <StrictMode>
      <RootErrorBoundary>
        <BrowserRouter basename={base} useTransitions={false}>
          <App
            composition={composition}
            loadPage={federation.loadPage}
            readMenus={federation.readMenus}
            federation={federation}
            first={first}
            base={base}
          />
        </BrowserRouter>
      </RootErrorBoundary>
    </StrictMode>
  );
  if (root.firstChild) startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  else createRoot(root).render(site);
}

// React mends a page that differs from the server's and says nothing; where we develop, that is a mistake to be seen.
const onRecoverableError: HydrationOptions['onRecoverableError'] = (error, { componentStack }) =>
  process.env.NODE_ENV === 'development' ? console.error(error, componentStack) : reportError(error);
