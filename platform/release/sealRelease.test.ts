import { integrityOf } from './hash.ts';
import { fillPlaceholders } from './sealRelease.ts';

test('the entry has the hashes of all chunks but those that only the pages of another language load', () => {
  const files = new Map(
    Object.entries({
      'remoteEntry.js': 'hashes=__CHUNK_HASHES__',
      'HomePage.js': 'home',
      'words.js': 'words',
      'ar/HomePage.js': 'more=__CHUNK_HASHES__',
      'ar/HomePage.css': 'css',
      'art/card.svg': 'card',
      'ar/words.js': 'arabic words beside art.__ART_HASH__',
    }).map(([name, text]) => [name, Buffer.from(text)]),
  );
  const art = fillPlaceholders(files, { entry: ['remoteEntry.js'], initial: ['remoteEntry.js'] });
  const tableIn = (name: string) => JSON.parse(String(files.get(name)).replace(/^\w+=/, ''));
  const hashOf = (name: string) => integrityOf(files.get(name) ?? '');
  expect(tableIn('ar/HomePage.js')).toEqual({ js: { 'ar/words': hashOf('ar/words.js') } });
  expect(tableIn('remoteEntry.js')).toEqual({
    js: { HomePage: hashOf('HomePage.js'), words: hashOf('words.js'), 'ar/HomePage': hashOf('ar/HomePage.js') },
    css: { 'ar/HomePage': hashOf('ar/HomePage.css') },
  });
  expect(art).toMatch(/^[0-9a-f]{12}$/);
  expect(String(files.get('ar/words.js'))).toBe(`arabic words beside art.${art}`);
});
