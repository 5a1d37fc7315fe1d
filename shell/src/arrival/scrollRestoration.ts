import type { Location } from 'react-router-dom';

const stored = 'scroll';

/** Where each entry of the history was scrolled to. */
let positions: Readonly<Record<string, number>> = {};

export const rememberScroll = (location: Location) => {
  positions = { ...positions, [entryOf(location)]: window.scrollY };
};

export const recallScroll = (location: Location) => positions[entryOf(location)];

let restores = true;

/** The load that follows is a way to another page, not a way back to where the visitor is scrolled to. */
export const forgetScroll = () => {
  restores = false;
};

/** The browser restores across full loads, the site within one, and whatever loads lay between. */
export function takeOverScroll() {
  history.scrollRestoration = 'manual';
  keepQuietly(() => {
    positions = JSON.parse(sessionStorage.getItem(stored) ?? '{}');
  });
  addEventListener('pagehide', () => {
    if (restores) history.scrollRestoration = 'auto';
    keepQuietly(() => sessionStorage.setItem(stored, JSON.stringify(positions)));
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Every document begins with the same key. */
const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`;

/** Where storage is refused, positions last as long as the document. */
function keepQuietly(keep: () => void) {
  try {
    keep();
  } catch {
    return;
  }
}
