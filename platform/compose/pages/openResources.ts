import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Language, languageOf, languages } from '@mirqam/shared/contract/languages';
import type { Release } from '@mirqam/shared/contract/Release';
import type { DocumentRequest, Resource } from '@mirqam/shared/contract/Renderer';
import { UserError } from '../../messages/UserError.ts';
import { integrityOf } from '../../release/hash.ts';
import { menuFilesOf } from '../../release/menuFile.ts';
import { addressOf } from '../../release/publicKeys.ts';
import { integrityIn, readStored } from '../../release/readStored.ts';
import type { Releases } from '../../release/releases.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';
import type { PageToRender } from './listPages.ts';

/** The files that a page contains or links to. */
export interface PageResources extends Pick<DocumentRequest, 'early' | 'scripts' | 'preloads' | 'fonts'> {
  readonly styles: readonly Stylesheet[];
  /** The scripts that its remote starts with. */
  readonly entry: readonly Resource[];
  /** The scripts with the menus that it shows, which other remotes own. */
  readonly menus: readonly Resource[];
  readonly fontFiles: readonly Resource[];
}

/**
 * Returns a function that finds the files of a page: inline styles, scripts to run, scripts to preload, and fonts;
 * `chunks` are the named chunks that rendering it loaded.
 */
export function openResources(store: Store, { shell, ...remotes }: Releases, composition: Composition) {
  const { apps } = composition;
  if (!shell) throw new UserError('a composition needs a shell');
  const stylesheetsOf = memoize((release: Release) => openStylesheets(store, release));
  const read = (release: Release, files: readonly string[]) => Promise.all(unique(files).map(stylesheetsOf(release)));
  const ownResource = (file: string) => resource(shell, file);
  const own = {
    early: Object.keys(shell.files)
      .filter((file) => file === 'scheme.js')
      .map(ownResource),
    scripts: shell.entry.map(ownResource),
  };
  const lettersOf = memoize(async (language: Language) => {
    const { fonts, styles } = letters(shell, language);
    const fontFiles = fonts.map(ownResource);
    return { fontFiles, fonts: fontFiles.map(({ url }) => url), styles: await read(shell, styles) };
  });
  return async (page: PageToRender, chunks: ReadonlySet<string>): Promise<PageResources> => {
    const { app, about, language = languageOf(about?.path ?? '/') } = page;
    const { styles, ...letters } = await lettersOf(language);
    const remote = about && remotes[app];
    if (!remote) return { ...own, ...letters, styles, entry: [], menus: [], preloads: [] };
    const files = [...chunks].map((name) => remote.chunks[name] ?? { js: [`${name}.js`], css: [] });
    const entry = apps[app]?.disabled ? [] : remote.entry;
    const scripts = apps[app]?.disabled ? [] : files.flatMap(({ js }) => js);
    const menuFiles = apps[app]?.disabled ? {} : menuFilesOf(composition, page.route?.shows, language);
    const menus = Object.values(menuFiles).map(([url, integrity]) => ({ url, integrity }));
    return {
      ...own,
      ...letters,
      styles: [
        ...styles,
        ...(await read(
          remote,
          files.flatMap(({ css }) => css),
        )),
      ],
      entry: entry.map((file) => resource(remote, file)),
      menus,
      preloads: [...unique([...entry, ...scripts]).map((file) => resource(remote, file)), ...menus],
    };
  };
}

/**
 * The fonts that a page in the language of a path preloads, and the stylesheets of the shell for it: those of a language with
 * letters of its own are named after its tag. A browser fetches the letters with accents for the pages that have some.
 */
function letters({ files, chunks }: Release, { tag }: Language) {
  const main = chunks['main']?.css ?? [];
  const fonts = Object.keys(files).filter((file) => file.endsWith('.woff2'));
  const own = chunks[`letters-${tag}`];
  if (own) return { fonts: fonts.filter((file) => file.includes(`-${tag}.`)), styles: [...main, ...own.css] };
  const others = ['accents', ...languages.map(({ tag }) => tag)];
  return { fonts: fonts.filter((file) => !others.some((end) => file.includes(`-${end}.`))), styles: main };
}

const unique = <T>(items: readonly T[]) => [...new Set(items)];

function resource(release: Release, file: string): Resource {
  return { url: addressOf(release, file), integrity: integrityIn(release, file) };
}

interface Stylesheet {
  readonly url: string;
  readonly text: string;
  readonly integrity: string;
}

/** Returns a function that reads each stylesheet of a release once, without the end tag that would close a style element. */
export function openStylesheets(store: Store, release: Release): (file: string) => Promise<Stylesheet> {
  const read = readStored(store, release);
  return memoize(async (file) => {
    const own = (await read(file)).toString();
    // An escape of CSS: an end tag in a string or a comment would end the element.
    const text = own.replace(/<(?=\/style)/gi, '\\3c ');
    return { url: addressOf(release, file), text, integrity: integrityOf(text) };
  });
}
