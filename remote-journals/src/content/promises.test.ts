import { findPromises, sentencesOf } from '@mirqam/platform/findPromises';
import { promises as arabicPromises } from './ar/promises.ts';
import { services as arabicServices } from './ar/services.ts';
import { promises } from './promises.ts';
import { services } from './services.ts';

const languages = [
  { language: 'English', register: promises, pages: services },
  { language: 'Arabic', register: arabicPromises, pages: arabicServices },
];

test.each(languages)(
  'the $language register lists what each page promises, and nothing else',
  ({ register, pages }) => {
    const differences = pages.map(({ entry, content: { specimen: _example, ...content } }) => {
      const path = `/journals/${entry.audience}/${entry.slug}` as const;
      const listed = Object.values(register[path] ?? {}).flat();
      const made = sentencesOf({ entry, content });
      return {
        path,
        unlisted: findPromises({ entry, content }).filter((sentence) => !listed.includes(sentence)),
        unmade: listed.filter((sentence) => !made.includes(sentence)),
      };
    });
    expect(differences.filter(({ unlisted, unmade }) => unlisted.length + unmade.length > 0)).toEqual([]);
  },
);

test.each(languages)('the $language register names services of the menu alone', ({ register, pages }) => {
  const paths = pages.map(({ entry }) => `/journals/${entry.audience}/${entry.slug}`);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(register)));
});

/** The figures of a claim, and its numbers in words. */
const figuresOf = (claim: string) => [
  ...(claim.match(/\d+/g) ?? []),
  ...(/\bfive\b|خمس/i.test(claim) ? ['5'] : []),
  ...(/\btwo\b|اثنين/i.test(claim) ? ['2'] : []),
  ...(/\bevery year\b|كل سنة/i.test(claim) ? ['yearly'] : []),
];

/** By kind, claim by claim. */
const figuresOfPage = (kinds: (typeof promises)[`/${string}`]) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, claims]) => [kind, claims.map(figuresOf)]));

test.each(Object.entries(arabicPromises))('%s promises the same in Arabic, figure by figure', (path, kinds) => {
  const english = Object.entries(promises).find(([address]) => address === path)?.[1] ?? {};
  expect(figuresOfPage(kinds)).toEqual(figuresOfPage(english));
});
