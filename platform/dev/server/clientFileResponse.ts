import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { contentTypeOf } from '../../hosting/contentTypes.ts';
import { type DevResponse, notFound, respondWith } from './DevResponse.ts';

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
