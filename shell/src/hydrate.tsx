// Before every component: webpack orders the styles as it finds their modules from here.
import './styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, type Navigator, Router } from 'react-router-dom';
import { App } from './App.tsx';
import { RootErrorBoundary } from './layout/RootErrorBoundary.tsx';
import type { OpenVisit } from './openVisit.ts';
import { noteFailure } from './report/failures.ts';
import { NotFoundError, PageErrorBoundary } from './routing/PageErrorBoundary.tsx';
import { WordsContext } from './words/useWords.ts';

/** Replaced by the mode of the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } };

/** Hydrates the server's HTML in a transition, which React renders in slices that do not block the page. */
export function hydrate(visit: OpenVisit) {
  const { words, root, path, base, isAway, composition, first, federation } = visit;
  const app = <App composition={composition} federation={federation} visit={visit} first={first} base={base} />;
  const site = (
    <StrictMode>
      <WordsContext value={words}>
        <RootErrorBoundary>
          {isAway ? (
            <Router basename={base} location={base + path} navigator={browserNavigator}>
              {app}
            </Router>
          ) : (
            <BrowserRouter basename={base} future={routerFuture}>
              {app}
            </BrowserRouter>
          )}
        </RootErrorBoundary>
      </WordsContext>
    </StrictMode>
  );
  if (root.firstChild) startTransition(() => void hydrateRoot(root, site, options));
  else createRoot(root).render(site);
}

/** Shows a new address at once, not in a transition; naming both keeps the router from warning about its next version. */
const routerFuture = { v7_startTransition: false, v7_relativeSplatPath: true };

// The browser follows the links of a page that is not at its own address.
const browserNavigator: Navigator = {
  createHref: (to) => String(to),
  go: (steps) => history.go(steps),
  push: (to) => location.assign(String(to)),
  replace: (to) => location.replace(String(to)),
};

// React silently repairs a page that differs from the server's HTML; in development that must show as an error.
const options: HydrationOptions =
  process.env.NODE_ENV === 'development'
    ? { onRecoverableError: (error, { componentStack }) => console.error(error, componentStack) }
    : {
        onRecoverableError(cause) {
          reportError(cause);
          noteFailure({ kind: 'hydration', cause });
        },
        onCaughtError(cause, { errorBoundary }) {
          console.error(cause);
          const app = errorBoundary instanceof PageErrorBoundary ? errorBoundary.props.app : 'shell';
          if (!(cause instanceof NotFoundError)) noteFailure({ kind: 'thrown', app, cause });
        },
      };
