import { inLanguage, languageOf, languages } from './languages.ts';

const [english, arabic] = languages;

test.each([
  ['/', 'en'],
  ['/about', 'en'],
  ['/arrivals', 'en'],
  ['/ar', 'ar'],
  ['/ar/about', 'ar'],
  ['/ar#limits', 'ar'],
])('the page at %s is in %s', (path, tag) => {
  expect(languageOf(path).tag).toBe(tag);
});

test.each([
  ['/', '/ar'],
  ['/about', '/ar/about'],
  ['/#limits', '/ar#limits'],
  ['/about?a=b#limits', '/ar/about?a=b#limits'],
])('%s is %s in Arabic, and back', (path, translated) => {
  expect(inLanguage(path, arabic)).toBe(translated);
  expect(inLanguage(translated, english)).toBe(path);
  expect(inLanguage(translated, arabic)).toBe(translated);
});
