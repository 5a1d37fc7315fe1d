import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contentTypeOf } from '../hosting/contentTypes.ts';
import { type Answer, answerWith, notFound } from './Answer.ts';

const root = join(import.meta.dirname, '../..');
const script = contentTypeOf('client.js');

/** Responds to a path below `/_dev/` with a module of the client, its types removed, or the runtime of Fast Refresh. */
export async function answerClientFile(path: string): Promise<Answer> {
  if (path === 'refresh.js') return answerWith(200, script, await refreshScript());
  if (!/^(?:platform\/dev\/browser|shared\/contract)\/\w+\.ts$/.test(path)) return notFound;
  const source = await readFile(join(root, path), 'utf8').catch(() => undefined);
  return source === undefined ? notFound : answerWith(200, script, await withoutTypes(source));
}

async function withoutTypes(source: string): Promise<string> {
  const { default: ts } = await import('typescript');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  // A browser does not resolve package names.
  return outputText.replace(/'@mirqam\/(shared\/contract\/\w+)'/g, "'/_dev/$1.ts'");
}

/** One runtime for all apps of the page, installed before React, which reports to it. */
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
