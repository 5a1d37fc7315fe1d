import { settleWithin } from './settleWithin.ts';

/** Applies one stylesheet of a release unless the page already holds it; `href` is its address without a retry query. */
export async function insertStyle(url: string, href: string, integrity: string | undefined, budget: number) {
  if (document.querySelector(`[data-href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  if (integrity) {
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
  }
  await settleWithin(link, url, budget);
  link.dataset['href'] = href;
}
