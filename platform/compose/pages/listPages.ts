import { inLanguage, languageOf, languages } from '@mirqam/shared/contract/languages';
import type { PinnedRelease } from '../../release/releases.ts';
import type { Releases } from '../compose.ts';
import type { PageToRender } from './PageToRender.ts';
import { translationsOf } from './translationsOf.ts';

/** Every page of a composition; the not-found pages, one for each language, are last, and the English one is the first of them. */
export function listPages(releases: Releases): readonly PageToRender[] {
  const pages = Object.values(releases).flatMap(pagesOf);
  const spoken = new Set(pages.map(({ language }) => language));
  const missing = languages
    .filter((language, index) => index === 0 || spoken.has(language))
    .map((language) => ({ app: 'shell', route: undefined, about: undefined, language }));
  return [...pages, ...missing];
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
export const pagePath = ({ about, language = languages[0] }: PageToRender) =>
  about?.path ?? inLanguage('/404', language);

/** The file of a page in the folder of its composition. */
export const pageFile = (page: PageToRender) => `${page.about?.path === '/' ? 'index' : pagePath(page).slice(1)}.html`;
