import { integrityOf } from './hash.ts';
import { fillPlaceholders } from './sealRelease.ts';

test('the entry has the hashes of all chunks but those that only the pages of another language load', () => {
  const files = new Map(
    Object.entries({
      'remoteEntry.js': 'hashes=__CHUNK_HASHES__',
      'HomePage.js': 'home of __VERSION__',
      'words.js': 'words',
      'ar/HomePage.js': 'more=__CHUNK_HASHES__',
      'ar/HomePage.css': 'css',
      'ar/words.js': 'arabic words of __VERSION__',
    }).map(([name, text]) => [name, Buffer.from(text)]),
  );
  fillPlaceholders(files, { entry: ['remoteEntry.js'], initial: ['remoteEntry.js'], version: '1.0.0-3f2a9c1b7d' });
  const tableIn = (name: string) => JSON.parse(String(files.get(name)).replace(/^\w+=/, ''));
  const hashOf = (name: string) => integrityOf(files.get(name) ?? '');
  expect(tableIn('ar/HomePage.js')).toEqual({ js: { 'ar/words': hashOf('ar/words.js') } });
  expect(tableIn('remoteEntry.js')).toEqual({
    js: { HomePage: hashOf('HomePage.js'), words: hashOf('words.js'), 'ar/HomePage': hashOf('ar/HomePage.js') },
    css: { 'ar/HomePage': hashOf('ar/HomePage.css') },
  });
  expect(String(files.get('ar/words.js'))).toBe('arabic words of 1.0.0-3f2a9c1b7d');
});
