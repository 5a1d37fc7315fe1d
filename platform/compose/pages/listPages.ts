import { inLanguage, type Language, languageOf, languages } from '@mirqam/shared/contract/languages';
import type { Route, RoutePath } from '@mirqam/shared/contract/Route';
import type { PinnedRelease, Releases } from '../../release/releases.ts';

/** A page to generate: its route and path, or the not-found page of a language, which has neither. */
export interface PageToRender {
  readonly app: string;
  readonly route: Route | undefined;
  readonly about: RoutePath | undefined;
  /** English if it is absent. */
  readonly language?: Language;
  /** The tags of the other languages of the not-found page that speaks all of them. */
  readonly alsoIn?: readonly string[];
  /** Its address in each language in which the app has it, its own among them; absent where that is the only one. */
  readonly translations?: readonly Translation[];
}

/** A page in a language. */
interface Translation {
  readonly language: Language;
  readonly path: string;
}

/**
 * Every page of a composition; the not-found pages are last, the English one first, then those of other languages. Of several
 * languages there is one more that speaks all, for hosts that have one not-found page.
 */
export function listPages(releases: Releases): readonly PageToRender[] {
  const pages = Object.values(releases).flatMap(pagesOf);
  const spoken = new Set(pages.map(({ language }) => language));
  const missing = languages
    .filter((language, index) => index === 0 || spoken.has(language))
    .map((language) => ({ app: 'shell', route: undefined, about: undefined, language }));
  const [english, ...others] = missing;
  const alsoIn = others.map(({ language }) => language.tag);
  return [...pages, ...missing, ...(english && alsoIn.length > 0 ? [{ ...english, alsoIn }] : [])];
}

function pagesOf({ app, routes }: PinnedRelease): readonly PageToRender[] {
  const own = new Set(routes.flatMap(({ paths }) => paths.map(({ path }) => path)));
  return routes.flatMap((route) =>
    route.paths.map((about) => {
      const translations = translationsOf(own, about.path);
      const page = { app, route, about, language: languageOf(about.path) };
      return translations.length > 1 ? { ...page, translations } : page;
    }),
  );
}

/** The path of a page on the site. */
export const pagePath = ({ about, language = languages[0], alsoIn }: PageToRender) =>
  about?.path ?? inLanguage(alsoIn ? '/404-all' : '/404', language);

/** The files of the English not-found page, and of the one that speaks all languages. */
export const notFoundFiles = { english: '404.html', all: '404-all.html' } as const;

/** The file of a page in the folder of its composition. */
export const pageFile = (page: PageToRender) => `${page.about?.path === '/' ? 'index' : pagePath(page).slice(1)}.html`;

/** A page in each language in which its address is among those of its app. */
export const translationsOf = (own: ReadonlySet<string>, path: string): readonly Translation[] =>
  languages
    .map((language) => ({ language, path: inLanguage(path, language) }))
    .filter((translation) => own.has(translation.path));
