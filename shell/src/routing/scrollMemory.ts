/** Where each entry of the history was scrolled to, by its key. */
const positions = new Map<string, number>();

export const rememberScroll = (key: string) => {
  positions.set(key, window.scrollY);
};

export const recallScroll = (key: string) => positions.get(key);

/** The browser restores across full loads, the site within one. */
export function takeOverScroll() {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}
