import { scriptJson } from '@mirqam/shared/contract/scriptJson';
import { type DevPage, devPageId } from './browser/DevState.ts';
import { relaxPolicy } from './devHeaders.ts';

/** Puts the dev server's client into a page, ahead of every other script; the rest comes as it stands in `links`. */
export function withClient(html: string, page: DevPage, links: readonly string[] = []): string {
  const json = scriptJson(page);
  const head = [
    `<script type="application/json" id="${devPageId}">${json}</script>`,
    '<script src="/_dev/refresh.js" defer></script>',
    '<script type="module" src="/_dev/platform/dev/browser/main.ts"></script>',
    ...links,
  ].join('\n');
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, relaxPolicy)
    .replace('<title>', () => `${head}\n<title>`);
}

/** A stylesheet in the head of a page; the address stands in it as it is. */
export const styleLink = (href: string) => `<link rel="stylesheet" href="${href}">`;
