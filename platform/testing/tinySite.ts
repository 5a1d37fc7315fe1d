import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageOf, languages } from '@mirqam/shared/contract/languages';
import { contractVersion, type Release } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import { siteAddress } from '../compose/siteAddress.ts';
import type { LiveResult } from '../live/change/changeLive.ts';
import { promote } from '../live/promote.ts';
import { attempt } from '../messages/UserError.ts';
import { compress, isCompressible } from '../release/compress.ts';
import { integrityOf, shortHash } from '../release/hash.ts';
import { findObject, putObject } from '../release/objects.ts';
import { publicationKey, readPublication } from '../release/publications.ts';
import { showRelease } from '../release/publicKeys.ts';
import { filesOf, readStored } from '../release/readStored.ts';
import type { PinnedRelease } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';

const range = { react: '19.0.0' };

/** A shell whose pages are HTML, or HTML with the values that a real shell reads from it. */
export const shellBuild = `
const plain = (html) => ({ html, mainHeadings: ['Heading'], links: [], ids: [], images: [], styled: [], text: html });
exports.modules = {};
exports.renderBody = async ({ path, isNotFound, alsoIn = [], loadPage }) => {
  if (alsoIn.length > 0) return plain('<h1>Nothing ' + alsoIn.join(' ') + '</h1>');
  if (isNotFound) return plain('<h1>Nothing</h1>');
  const Page = await loadPage('articles', 'ArticlePage');
  const body = await Page({ slug: path.slice(1) });
  return typeof body === 'string' ? plain(body) : { ...plain(body.html), ...body };
};
exports.renderDocument = ({ body, site }) => ({
  start: '<head>' + JSON.stringify(site),
  end: '</head><body>' + body + '</body>',
});
`;
/** A remote whose only page module has this body, an expression in which `slug` is the path. */
export const articlesBuild = (body: string) => `
exports.routes = [];
exports.pages = { ArticlePage: async () => ({ ArticlePage: ({ slug }) => (${body}) }) };
`;

/** Stands in for the built site: promotes a shell and one remote, `articles`, whose server builds are a few lines. */
export async function promoteTinySite(store: Store, body: string, paths: readonly string[]): Promise<LiveResult> {
  const releases = [
    await publish(store, 'shell', shellBuild, []),
    await publish(store, 'articles', articlesBuild(body), paths),
  ];
  return await promote({ store, kind: 'promote', why: 'test' }, releases, siteAddress());
}

/** Puts a release with one page per path, and one route per language, into a store; the shell has no paths. The first of the files is the entry. */
export async function publish(
  store: Store,
  app: string,
  build: string,
  paths: readonly string[],
  files: Readonly<Record<string, string>> = { 'entry.js': `entry of ${app}` },
  options: Pick<Route, 'isPreviewOnly'> = {},
): Promise<PinnedRelease> {
  const release: Release = {
    contract: contractVersion,
    app,
    version: `1.0.0-${shortHash(build + JSON.stringify(files))}`,
    entry: Object.keys(files).slice(0, 1),
    routes: languages.flatMap((language) => {
      const own = paths.filter((path) => languageOf(path) === language);
      const spoken = language.prefix ? { language: language.tag } : {};
      const route = { pattern: `${language.prefix}/:slug`, page: 'ArticlePage', ...options, ...spoken };
      return own.length > 0 ? [{ ...route, paths: own.map(aboutOf) }] : [];
    }),
    chunks: {},
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
    shared: range,
    server: 'server/server.cjs',
    serverFiles: { 'server/server.cjs': integrityOf(build) },
  };
  for (const [file, text] of Object.entries(files)) {
    if (isCompressible(file)) {
      const { br, gz } = await compress(Buffer.from(text), 'fast');
      await putObject(store, br, integrityOf(text), '.br');
      await putObject(store, gz, integrityOf(text), '.gz');
    }
    await putObject(store, Buffer.from(text));
  }
  await putObject(store, Buffer.from(build));
  return await recordRelease(store, release);
}

const aboutOf = (path: string) => ({
  path,
  title: path,
  description: `The article at ${path}`.padEnd(120, '.'),
});

/** Stores the description of a release whose files are stored, and makes it public; resolves to it with its hash. */
export async function recordRelease(
  store: Store,
  { hash: _, ...release }: Release & { hash?: string },
): Promise<PinnedRelease> {
  const hash = await putObject(store, Buffer.from(JSON.stringify(release)));
  const { value: known } = await attempt(() => readPublication(store, release.app, release.version));
  const record = { ...(known ?? { who: 'test', when: new Date(0) }), release: hash };
  await store.replace(publicationKey(release.app, release.version), Buffer.from(JSON.stringify(record)));
  await showRelease(store, { ...release, hash });
  return { ...release, hash };
}

/** Writes the files of a stored release as its build has written them. */
export async function writeBuild(store: Store, release: PinnedRelease, folder: string): Promise<void> {
  const read = readStored(store, release);
  for (const { file, form } of filesOf(release)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file + form), await read(file, form));
  }
  await writeFile(join(folder, 'release.json'), (await findObject(store, release.hash)) ?? '');
}
