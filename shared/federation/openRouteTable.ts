import type { Composition } from '../contract/Composition.ts';
import type {} from './federationGlobals.ts';
import { PageCache } from './PageCache.ts';
import type { LoadKind, RunningLoads } from './runningLoads.ts';

/** Adds the apps that a page lacks to its composition; rejects when their file cannot be loaded, and can then be repeated. */
export type LoadRoutes = (kind: LoadKind) => Promise<void>;

/**
 * Returns a function that completes the composition of a page. It changes this one object, so that whoever holds it
 * finds every route from then on; `onComplete` is called once.
 */
export function openRouteTable(composition: Composition, loads: RunningLoads, onComplete: () => void): LoadRoutes {
  const files = new PageCache<void>();
  return async (kind) => {
    const { routeTable } = composition;
    if (!routeTable) return;
    const [url, integrity] = routeTable;
    await loads.run(kind, ['routes'], () =>
      files.load(url, async () => {
        const request = { app: 'shell', stage: 'chunk', url, integrity } as const;
        await loads.start('routes', () => globalThis.federationLoadFile(request));
        Object.assign(composition.apps, globalThis.federationApps);
        Object.assign(composition, { routeTable: undefined, actions: undefined });
        onComplete();
      }),
    );
  };
}
