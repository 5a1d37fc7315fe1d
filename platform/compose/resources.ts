import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import type { DocumentRequest, Resource } from '@mirqam/shared/contract/Renderer';
import { UserError } from '../messages/UserError.ts';
import { integrityOf } from '../release/hash.ts';
import type { Store } from '../store/Store.ts';
import type { Releases } from './compose.ts';
import type { PageToRender } from './PageToRender.ts';

/** Stylesheets by their URL, read once for a composition. */
export type Stylesheets = Map<string, Stylesheet>;

interface Stylesheet {
  readonly url: string;
  readonly text: string;
  readonly integrity: string;
}

/** The files that a page brings along or names. */
export interface PageResources extends Pick<DocumentRequest, 'scripts' | 'preloads' | 'fonts'> {
  readonly styles: readonly Stylesheet[];
  /** The addresses of the scripts that its remote starts with. */
  readonly entry: readonly string[];
}

interface ResourcesRequest {
  readonly store: Store;
  readonly releases: Releases;
  readonly composition: Composition;
  readonly page: PageToRender;
  /** The named chunks that the page asked for while it was rendered. */
  readonly chunks: ReadonlySet<string>;
  readonly styles: Stylesheets;
}

/** Finds the styles to stand in a page, the scripts to run, those to fetch at once, and the fonts: no more than it needs. */
export async function findResources(request: ResourcesRequest): Promise<PageResources> {
  const { releases, composition, page, chunks } = request;
  const { shell } = releases;
  if (!shell) throw new UserError('a composition needs a shell');
  const remote = page.about && !composition.apps[page.app]?.disabled ? releases[page.app] : undefined;
  const owner = page.about ? releases[page.app] : undefined;
  const files = owner ? [...chunks].map((name) => owner.chunks[name] ?? { js: [`${name}.js`], css: [] }) : [];
  const scripts = remote ? unique([...remote.entry, ...files.flatMap(({ js }) => js)]) : [];
  return {
    scripts: shell.entry.map((file) => resource(shell, file)),
    preloads: remote ? scripts.map((file) => resource(remote, file)) : [],
    entry: remote ? remote.entry.map((file) => addressOf(remote, file)) : [],
    fonts: Object.keys(shell.files)
      .filter((file) => file.endsWith('.woff2') && !file.endsWith('-accents.woff2'))
      .map((file) => addressOf(shell, file)),
    styles: [
      ...(await stylesheets(request, shell, shell.chunks['main']?.css ?? [])),
      ...(owner ? await stylesheets(request, owner, unique(files.flatMap(({ css }) => css))) : []),
    ],
  };
}

const unique = <T>(items: readonly T[]) => [...new Set(items)];

const addressOf = ({ app, version }: Release, file: string) => `/${releaseFolder(app, version)}/${file}`;

function resource(release: Release, file: string): Resource {
  const integrity = release.files[file]?.integrity;
  if (!integrity) throw new UserError(`${release.app}@${release.version} has no hash for ${file}: publish it again`);
  return { url: addressOf(release, file), integrity };
}

async function stylesheets({ store, styles }: ResourcesRequest, release: Release, files: readonly string[]) {
  return await Promise.all(
    files.map(async (file) => {
      const url = addressOf(release, file);
      const known = styles.get(url);
      if (known) return known;
      const text = (await store.get(url.slice(1)))?.toString();
      if (text === undefined) throw new UserError(`${url} is missing in ${store.name}: publish ${release.app} again`);
      const stylesheet = { url, text, integrity: integrityOf(text) };
      styles.set(url, stylesheet);
      return stylesheet;
    }),
  );
}
