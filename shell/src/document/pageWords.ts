import type { Language } from '@mirqam/shared/contract/languages';
import { languageOf, languages } from '@mirqam/shared/contract/languages';
import type { DocumentRequest } from '@mirqam/shared/contract/Renderer';
import { site, siteDescription } from '@mirqam/shared/contract/site';
import { words as ar } from '../words/ar.ts';
import { words as en } from '../words/en.ts';
import type { Words } from '../words/Words.ts';

/** What only the head of a page says, to search engines and link previews. */
interface HeadWords {
  /** The first of the breadcrumbs. */
  readonly home: string;
  readonly publisher: string;
  /** The text alternative of the share image of a page without its own. */
  readonly shareImage: string;
  /** Where services are offered. */
  readonly everywhere: string;
}

interface PageWords extends Words {
  readonly head: HeadWords;
}

/** The words of every language, of which the server writes each page in its own. */
export const allWords: readonly PageWords[] = [
  {
    ...en,
    head: {
      home: 'Home',
      publisher: siteDescription,
      shareImage: `${site.name}, a digital-first academic publisher`,
      everywhere: 'Worldwide',
    },
  },
  {
    ...ar,
    head: {
      home: 'الرئيسية',
      publisher:
        'ناشر أكاديمي رقمي يدعم المؤلفين، وينشر كتبًا مفتوحة الوصول ووقائع المؤتمرات، ويتولى النشر الجامعي وخدمات المجلات.',
      shareImage: `${ar.name}، ناشر أكاديمي رقمي`,
      everywhere: 'جميع أنحاء العالم',
    },
  },
];

/** Throws for a language without words. */
export function wordsOf({ tag }: Language): PageWords {
  const found = allWords.find(({ language }) => language.tag === tag);
  if (!found) throw new Error(`the shell has no words in "${tag}": add shell/src/words/${tag}.ts`);
  return found;
}

/** The words for a page, on a not-found page in the `alsoIn` languages too. */
export function wordsOfPage(own: Language, alsoIn: readonly string[] = []): PageWords {
  const alsoNotFound = allWords
    .filter(({ language: { tag } }) => alsoIn.includes(tag))
    .map(({ language: { tag, direction, prefix }, notFound: { heading }, goHome }) => {
      return { lang: tag, dir: direction, href: prefix, heading, goHome };
    });
  return alsoNotFound.length > 0 ? { ...wordsOf(own), alsoNotFound } : wordsOf(own);
}

/** The words for a document. */
export const documentWords = ({
  language,
  about,
  alsoIn,
}: Pick<DocumentRequest, 'language' | 'about' | 'alsoIn'>): PageWords =>
  wordsOfPage(languages.find(({ tag }) => tag === language) ?? languageOf(about?.path ?? '/'), alsoIn);
