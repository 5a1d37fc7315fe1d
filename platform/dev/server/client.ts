import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { scriptJson } from '@mirqam/shared/contract/escapeHtml';
import ts from 'typescript';
import { contentTypeOf } from '../../hosting/contentTypes.ts';
import { type DevPage, devPageId } from '../browser/DevState.ts';
import type { DevSite } from '../DevSite.ts';
import { openEditor } from '../errors/openEditor.ts';
import { reportThrown } from '../errors/reportThrown.ts';
import { type DevResponse, notFound, respondWith } from './DevResponse.ts';
import { isOwnOrigin } from './isOwnHost.ts';

const root = join(import.meta.dirname, '../../..');
const script = contentTypeOf('client.js');

/** Responds to a path below `/_dev/` with a module of the client as JavaScript, or with the runtime of Fast Refresh. */
export async function clientFileResponse(path: string): Promise<DevResponse> {
  if (path === 'refresh.js') return respondWith(200, script, await refreshScript());
  if (!/^(?:platform\/dev\/browser|shared\/contract)\/\w+\.ts$/.test(path)) return notFound;
  const source = await readFile(join(root, path), 'utf8').catch(() => undefined);
  return source === undefined ? notFound : respondWith(200, script, withoutTypes(source));
}

function withoutTypes(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  // A browser does not resolve package names.
  return outputText.replace(/'@mirqam\/(shared\/contract\/\w+)'/g, "'/_dev/$1.ts'");
}

/** All apps of a page share one runtime, which must run before React because React registers with it. */
async function refreshScript(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('react-refresh/package.json'));
  const code = await readFile(join(folder, 'cjs/react-refresh-runtime.development.js'), 'utf8');
  return `globalThis.devRefreshRuntime = {};
(function (exports, process) {
${code}
})(globalThis.devRefreshRuntime, { env: { NODE_ENV: "development" } });
globalThis.devRefreshRuntime.injectIntoGlobalHook(globalThis);
`;
}

const plain = 'text/plain; charset=utf-8';

/** Responds to a message of the client in an open page: an error of the page, its path, or a file to open in the editor. */
export async function clientMessageResponse(
  { apps, setup, openPage }: DevSite,
  request: IncomingMessage,
): Promise<DevResponse> {
  if (!isOwnOrigin(request.headers)) return respondWith(403, plain, 'Only pages of this server\n');
  const message = await text(request);
  if (request.url === '/_dev/thrown') return respondWith(200, plain, await reportThrown({ apps, ...setup }, message));
  if (request.url === '/_dev/page') openPage(message);
  else if (request.url === '/_dev/open') openEditor(setup, message);
  else return notFound;
  return respondWith(204, plain, '');
}

/** The lines that the dev server adds to the head of a page, ahead of every other script: its client, and stylesheets. */
export const devHead = (page: DevPage, stylesheets: readonly string[]): string =>
  [
    `<script type="application/json" id="${devPageId}">${scriptJson(page)}</script>`,
    '<script src="/_dev/refresh.js" defer></script>',
    '<script type="module" src="/_dev/platform/dev/browser/main.ts"></script>',
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('\n');
