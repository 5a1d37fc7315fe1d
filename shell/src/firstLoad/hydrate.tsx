// Before every component: webpack orders the styles as it finds their modules from here.
import '../styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { RootErrorBoundary } from '../layout/RootErrorBoundary.tsx';
import type { OpenVisit } from '../openVisit.ts';

/** Replaced by the mode of the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } };

/** Hydrates the server's HTML in a transition, which React renders in slices that do not block the page. */
export function hydrate(visit: OpenVisit) {
  const { root, base, composition, first, federation } = visit;
  const site = (
    <StrictMode>
      <RootErrorBoundary>
        <BrowserRouter basename={base} useTransitions={false}>
          <App composition={composition} federation={federation} visit={visit} first={first} base={base} />
        </BrowserRouter>
      </RootErrorBoundary>
    </StrictMode>
  );
  if (root.firstChild) startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  else createRoot(root).render(site);
}

// React silently repairs a page that differs from the server's HTML; in development that must show as an error.
const onRecoverableError: HydrationOptions['onRecoverableError'] =
  process.env.NODE_ENV === 'development'
    ? (error, { componentStack }) => console.error(error, componentStack)
    : reportError;
