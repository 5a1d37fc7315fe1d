import type { Location } from 'react-router-dom';

const storageKey = 'scroll';

export type ScrollRestoration = ReturnType<typeof startScrollRestoration>;

/**
 * Restores scroll positions within a document. Across full loads the browser restores them, and this where it does not
 * (Safari). The positions of the history's entries survive full loads.
 */
export function startScrollRestoration() {
  let positions: Readonly<Record<string, number>> = {};
  /** Whether the page of the current entry is on screen; if not, the entry has no position of its own yet. */
  let isShown = true;
  history.scrollRestoration = 'manual';
  whereAllowed(() => {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  });
  addEventListener('pagehide', () => {
    if (isShown) {
      history.scrollRestoration = 'auto';
      positions = { ...positions, [currentEntry()]: window.scrollY };
    }
    whereAllowed(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)));
  });
  const enter = (persisted: boolean) => {
    history.scrollRestoration = 'manual';
    if (persisted || isBrowsersReturn()) restoreWhereBrowserDoesNot(positions[currentEntry()]);
  };
  addEventListener('pageshow', ({ persisted }) => enter(persisted));
  // A page that comes from the cache is shown before this script runs.
  if (document.readyState === 'complete') enter(false);
  return {
    /** Keeps the position of a page that the visitor leaves. Until `settle`, a full load belongs to the next page. */
    remember(location: Location) {
      isShown = false;
      positions = { ...positions, [entryOf(location)]: window.scrollY };
    },
    recall: (location: Location) => positions[entryOf(location)],
    /** The page of the current entry is on screen. */
    settle() {
      isShown = true;
    },
  };
}

/** The first entry of every document has the same key, and so has one whose hash was typed. */
const entryOf = ({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>) => `${key} ${pathname}${hash}`;

/** The router keeps the key of an entry in the history's state. */
const currentEntry = () => {
  const { pathname, hash } = location;
  return entryOf({ key: history.state?.key ?? 'default', pathname, hash });
};

/** Whether the document was loaded by the back or forward button or by a reload. */
function isBrowsersReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'navigate';
}

/** Safari forgets the position of a page whose script restores positions. */
function restoreWhereBrowserDoesNot(position = 0) {
  if (window.scrollY === 0) window.scrollTo(0, position);
}

/** Where storage is blocked, positions last as long as the document. */
function whereAllowed(readOrWrite: () => void) {
  try {
    readOrWrite();
  } catch {
    return;
  }
}
