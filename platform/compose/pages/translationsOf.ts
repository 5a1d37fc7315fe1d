import { inLanguage, languages } from '@mirqam/shared/contract/languages';
import type { Translation } from './PageToRender.ts';

/** A page in each language in which its address is among those of its app. */
export const translationsOf = (own: ReadonlySet<string>, path: string): readonly Translation[] =>
  languages
    .map((language) => ({ language, path: inLanguage(path, language) }))
    .filter((translation) => own.has(translation.path));
