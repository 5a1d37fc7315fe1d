import { post } from './connect.ts';

/** Reports the path of the page, now and after each navigation, so that the dev server checks what is on screen. */
export function reportPath(): void {
  let path = '';
  const report = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    void post('page', path);
  };
  report();
  // A page that arrives sets its title; not every browser has the Navigation API.
  new MutationObserver(report).observe(document.head, { subtree: true, childList: true, characterData: true });
}
