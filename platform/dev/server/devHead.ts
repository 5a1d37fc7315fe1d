import { scriptJson } from '@mirqam/shared/contract/scriptJson';
import { type DevPage, devPageId } from '../browser/DevState.ts';

/** The lines that the dev server adds to the head of a page, ahead of every other script: its client, and stylesheets. */
export const devHead = (page: DevPage, stylesheets: readonly string[]): string =>
  [
    `<script type="application/json" id="${devPageId}">${scriptJson(page)}</script>`,
    '<script src="/_dev/refresh.js" defer></script>',
    '<script type="module" src="/_dev/platform/dev/browser/main.ts"></script>',
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('\n');
