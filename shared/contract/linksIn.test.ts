import { languages } from './languages.ts';
import { linksIn } from './linksIn.ts';
import { type MenuLinks, mergeMenu } from './Menu.ts';

const [english, arabic] = languages;
const apps = [
  {
    header: [
      ['Books', '/books', 30, 'Services'],
      ['كتب', '/ar/books', 30, 'الخدمات'],
      ['Theses', '/books#theses', 35, 'Services'],
    ],
  },
  {
    header: [
      ['Journals', '/journals', 20, 'Services'],
      ['Contact Us', '/contact', 90],
    ],
  },
] as const satisfies readonly MenuLinks[];

test('a menu has the links to the pages of its language', () => {
  const labels = mergeMenu(linksIn(apps, english), 'header', english).flatMap(({ list }) =>
    list.map(({ label }) => label),
  );
  expect(labels).toEqual(['Journals', 'Books', 'Theses', 'Contact Us']);
});

test('an English page stands in for its translation, in the group of its neighbours, and says its language', () => {
  const menu = mergeMenu(linksIn(apps, arabic), 'header', arabic);
  expect(menu.map(({ label, list }) => [label, list.map(({ label, hreflang }) => [label, hreflang])])).toEqual([
    [
      'الخدمات',
      [
        ['Journals', 'en'],
        ['كتب', undefined],
        ['Theses', 'en'],
      ],
    ],
    ['', [['Contact Us', 'en']]],
  ]);
});

test('an English page carries no word of another language', () => {
  expect(JSON.stringify(linksIn(apps, english))).not.toMatch(/[\u0600-\u06ff]/);
});
