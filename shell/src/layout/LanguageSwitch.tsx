import type { Composition } from '@mirqam/shared/contract/Composition';
import { inLanguage, languages } from '@mirqam/shared/contract/languages';
import { useWords } from '../words/useWords.ts';

interface LanguageSwitchProps {
  readonly composition: Composition;
  readonly pathname: string;
  /** The tags of the other languages in which the site has the page. */
  readonly translations: readonly string[];
  /** The element around each link. */
  readonly item: 'li' | 'p';
}

/** Links to the page on screen in each other language, or to the start page where it has no translation. */
export function LanguageSwitch({ composition, pathname, translations, item: Item }: LanguageSwitchProps) {
  const { language: own } = useWords();
  return languages
    .filter(({ tag, prefix }) => tag !== own.tag && (!prefix || composition.languages?.includes(tag)))
    .map((language) => {
      const { tag, name } = language;
      const path = translations.includes(tag) ? pathname : '/';
      return (
        <Item key={tag}>
          <a href={inLanguage(path, language)} lang={tag} hrefLang={tag}>
            {name}
          </a>
        </Item>
      );
    });
}
