import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChunkFiles, contractVersion, type Release } from '@mirqam/shared/contract/Release';
import type { MultiStats } from 'webpack';
import { sitePolicy } from '../hosting/sitePolicy.ts';
import { UserError } from '../messages/UserError.ts';
import { listFiles } from '../store/disk.ts';
import {
  artPlaceholder,
  type BuildOptions,
  containerFile,
  containerFolder,
  containerPlaceholder,
  hashesPlaceholder,
} from '../webpack/App.ts';
import { requiredRanges } from '../webpack/sharedRanges.ts';
import { type AppFolder, packageVersion, pathInCheckout } from '../workspace/workspace.ts';
import { checkFiles } from './checkFiles.ts';
import { findRouteFaults } from './checkRoutes.ts';
import { compressFile } from './compress.ts';
import { integrityOf } from './hash.ts';
import { menuScripts } from './menuFile.ts';
import { placeOf } from './placeOf.ts';
import { isDrawing } from './publicKeys.ts';
import { readRoutes } from './readRoutes.ts';

const isText = (file: string) => /\.(?:js|cjs|mjs|css)$/.test(file);
const isPublic = (file: string) => !file.startsWith('server/');
const isForOtherHosts = (file: string) => file.startsWith(`${containerFolder}/`);

/**
 * Makes a release from the files that webpack wrote into `folder`: names it by its content, replaces the placeholders of
 * hashes, and writes `release.json`. Throws a `UserError` for invalid routes.
 *
 * The version is the package version and a hash of all files, placeholders included, and of the description. It depends on
 * neither machine nor day.
 */
export async function sealRelease(
  app: AppFolder,
  folder: string,
  stats: MultiStats,
  mode: BuildOptions['mode'],
): Promise<Release> {
  const routes =
    app.name === 'shell' ? [] : readRoutes(folder, 'server/server.cjs', pathInCheckout(app.root, 'src/routes.ts'));
  const [fault] = findRouteFaults([{ app: app.name, routes }]);
  if (fault) throw new UserError(`${fault.message} (${await placeOf(app, fault.text)})`);
  for (const [name, script] of menuScripts(app.name, routes)) await writeFile(join(folder, name), script);
  const files = await readFiles(folder);
  const { entry, initial, chunks } = describeChunks(stats);
  const shared = requiredRanges(app);
  const policy = app.name === 'shell' ? sitePolicy() : undefined;
  const version = `${packageVersion(app)}-${contentHash(files, { mode, entry, chunks, shared, policy })}`;
  const art = fillPlaceholders(files, { entry, initial });
  for (const [name, bytes] of files) if (isText(name)) await writeFile(join(folder, name), bytes);
  const release: Release = {
    contract: contractVersion,
    app: app.name,
    version,
    ...(mode === 'development' ? { isDevelopment: true } : {}),
    ...(policy ? { policy } : {}),
    entry,
    routes,
    chunks,
    ...(art ? { art } : {}),
    files: Object.fromEntries(
      [...files]
        .filter(([name]) => isPublic(name))
        .map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    ),
    shared,
    server: 'server/server.cjs',
    serverFiles: Object.fromEntries(
      [...files].filter(([name]) => !isPublic(name)).map(([name, bytes]) => [name, integrityOf(bytes)]),
    ),
  };
  checkFiles(release);
  await Promise.all([...files].filter(([name]) => isPublic(name)).map(([name]) => compressFile(join(folder, name))));
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return release;
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const names = await listFiles(folder);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

/** Short, because people read it; the composition pins the whole hash of the description instead. */
function contentHash(files: ReadonlyMap<string, Buffer>, description: object): string {
  const hash = createHash('sha256').update(JSON.stringify({ contract: contractVersion, ...description }));
  for (const [name, bytes] of files) hash.update(name).update('\0').update(bytes).update('\0');
  return hash.digest('hex').slice(0, 10);
}

interface Placeholders {
  readonly entry: readonly string[];
  /** The files that pages name themselves, so that no script loads them. */
  readonly initial: readonly string[];
}

/** The folder of a page of another language, such as `ar/` for `ar/AboutPage.js`. */
const languageFolder = (file: string) => /^([a-z][\w-]*\/)\w+Page\.\w+$/.exec(file)?.[1];

/**
 * Fills the placeholders in this order. First the hash of the drawings, because it changes the hashes of the chunks. Then the
 * hashes of the chunks: a page of another language gets those of its own folder, so that English visitors do not fetch them;
 * the entry gets all others. Last the container for other hosts gets the hash of the entry. Returns the hash of the drawings
 * if the code of the app names any.
 */
export function fillPlaceholders(files: Map<string, Buffer>, { entry, initial }: Placeholders): string | undefined {
  const textOf = (name: string) => (files.get(name) ?? '').toString();
  const fill = (name: string, placeholder: string, value: string) =>
    files.set(name, Buffer.from(textOf(name).replaceAll(placeholder, value)));
  const integrityOfFile = (name: string) => integrityOf(files.get(name) ?? '');
  const texts = [...files.keys()].filter(isText);
  const art = texts.some((name) => textOf(name).includes(artPlaceholder)) ? hashOfDrawings(files) : undefined;
  for (const name of texts) fill(name, artPlaceholder, art ?? '');
  const loaded = texts.filter((name) => isPublic(name) && !isForOtherHosts(name) && !initial.includes(name));
  const hashes = (names: readonly string[], extension: string) =>
    Object.fromEntries(
      names
        .filter((name) => name.endsWith(extension))
        .map((name) => [name.slice(0, -extension.length), integrityOfFile(name)]),
    );
  const pages = loaded.filter((name) => languageFolder(name) && name.endsWith('.js'));
  const folders = new Set(pages.map((name) => languageFolder(name) ?? ''));
  const isLeftToPages = (name: string) =>
    name.endsWith('.js') && !pages.includes(name) && [...folders].some((folder) => name.startsWith(folder));
  for (const page of pages) {
    const own = loaded.filter((name) => isLeftToPages(name) && name.startsWith(languageFolder(page) ?? ''));
    fill(page, hashesPlaceholder, JSON.stringify({ js: hashes(own, '.js') }));
  }
  const others = loaded.filter((name) => !isLeftToPages(name));
  const table = JSON.stringify({ js: hashes(others, '.js'), css: hashes(others, '.css') });
  for (const name of entry) fill(name, hashesPlaceholder, table);
  const contained = [`${containerFolder}/remoteEntry.css`, ...entry].map((file) => {
    return { file, integrity: integrityOfFile(file) };
  });
  if (files.has(containerFile)) fill(containerFile, containerPlaceholder, JSON.stringify(contained));
  return art;
}

function hashOfDrawings(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) if (isDrawing(name)) hash.update(name).update('\0').update(bytes).update('\0');
  return hash.digest('hex').slice(0, 12);
}

function describeChunks(stats: MultiStats) {
  const [browser] = stats.stats;
  const { namedChunkGroups = {}, entrypoints = {} } =
    browser?.toJson({ all: false, chunkGroups: true, entrypoints: true }) ?? {};
  const filesOf = (group: { assets?: { name: string }[] }, extension: string) =>
    (group.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(extension));
  const chunks: Record<string, ChunkFiles> = {};
  for (const [name, group] of Object.entries(namedChunkGroups)) {
    chunks[name] = { js: filesOf(group, '.js'), css: filesOf(group, '.css') };
  }
  const [first] = Object.values(entrypoints);
  const initial = Object.values(entrypoints).flatMap((group) => filesOf(group, ''));
  return { entry: first ? filesOf(first, '.js') : [], initial, chunks };
}
