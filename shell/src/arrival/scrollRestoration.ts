import type { Location } from 'react-router-dom';

const storageKey = 'scroll';

export type ScrollRestoration = ReturnType<typeof startScrollRestoration>;

/**
 * Restores scroll positions within a document; the browser does so across full loads. The positions of the history's
 * entries survive full loads.
 */
export function startScrollRestoration() {
  let positions: Readonly<Record<string, number>> = {};
  let isReturn = true;
  history.scrollRestoration = 'manual';
  whereAllowed(() => {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  });
  addEventListener('pagehide', () => {
    if (isReturn) history.scrollRestoration = 'auto';
    whereAllowed(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)));
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return {
    remember(location: Location) {
      positions = { ...positions, [entryOf(location)]: window.scrollY };
    },
    recall: (location: Location) => positions[entryOf(location)],
    /** The next full load replaces a route change, so it starts at the top of its page. */
    skipNextLoad() {
      isReturn = false;
    },
  };
}

/** The first entry of every document has the same key. */
const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`;

/** Where storage is blocked, positions last as long as the document. */
function whereAllowed(readOrWrite: () => void) {
  try {
    readOrWrite();
  } catch {
    return;
  }
}
