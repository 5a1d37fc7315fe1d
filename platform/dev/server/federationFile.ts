import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { join as joinUrl } from 'node:path/posix';
import AdmZip from 'adm-zip';
import { pageNames } from '../../webpack/App.ts';
import type { DevApp } from '../DevApp.ts';

const contract = join(import.meta.dirname, '../../../shared/contract');

/** The archive of types that hosts of Module Federation 2 download: one module per page, of the type of the contract. */
async function typesArchive(pages: readonly string[]): Promise<Uint8Array> {
  const archive = new AdmZip();
  const add = (file: string, text: string) => archive.addFile(file, Buffer.from(text));
  for (const page of pages) {
    const contract = page.includes('/') ? '../contract' : './contract';
    add(
      `${page}.d.ts`,
      `import type { Page } from '${contract}/Page.js';\nexport declare const ${basename(page)}: Page;\n`,
    );
  }
  for (const [file, text] of await declarationsOf('Page.ts')) add(`contract/${file.replace('.ts', '.d.ts')}`, text);
  return archive.toBuffer();
}

/** The types of `loadRemote` for the pages; the tools replace the alias. */
function loadRemoteTypes(pages: readonly string[]): string {
  const names = pages.map((page) => `'REMOTE_ALIAS_IDENTIFIER/${page}'`);
  const types = names.map((name) => `T extends ${name} ? typeof import(${name}) :`);
  return `export type RemoteKeys = ${names.join(' | ')};\ntype PackageType<T> = ${types.join(' ')} any;\n`;
}

/** The declarations of a module of the contract and of those that it imports, by file. */
async function declarationsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const { default: ts } = await import('typescript');
  const declarations = new Map<string, string>();
  const add = async (name: string) => {
    const source = await readFile(join(contract, name), 'utf8');
    const { outputText } = ts.transpileDeclaration(source, { fileName: name, compilerOptions: {} });
    declarations.set(name, outputText.replace(/(from '\.[^']+)\.ts'/g, "$1.js'"));
    for (const [, imported = ''] of outputText.matchAll(/from '(\.[^']+\.ts)'/g)) {
      const next = joinUrl(name, '..', imported);
      if (!declarations.has(next)) await add(next);
    }
  };
  await add(file);
  return declarations;
}

const types = { path: '', name: '', zip: 'types.zip', api: 'types.d.ts' };

/** Returns a file for the tools of module federation, made only on request; undefined for files of the build. */
export async function federationFile(
  app: Pick<DevApp, 'name' | 'root' | 'start' | 'read'>,
  file: string,
): Promise<string | Uint8Array | undefined> {
  if (file === types.zip) return await typesArchive(pageNames(app));
  if (file === types.api) return loadRemoteTypes(pageNames(app));
  if (file !== 'mf-manifest.json') return undefined;
  await app.start();
  const text = await app.read(file);
  return text && JSON.stringify(forOtherOrigins(JSON.parse(text), pageNames(app).length > 0));
}

/** Makes the addresses of files relative to the manifest, because tools of other origins request them. */
const forOtherOrigins = (manifest: { readonly metaData: object }, hasPages: boolean) => ({
  ...manifest,
  metaData: { ...manifest.metaData, publicPath: 'auto', ...(hasPages ? { types } : {}) },
});
