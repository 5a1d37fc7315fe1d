import { languages } from './languages.ts';
import { linksIn, linksOfApps, type MenuLinks, menuLinks, mergeMenu } from './Menu.ts';
import { site } from './site.ts';

const app = (menus: MenuLinks) => ({ menus });

test('a menu has the links of all apps by their order, and equals in the order of the apps', () => {
  const apps = {
    events: app({ header: [['Events', '/events', 50]] }),
    marketing: app({
      header: [
        ['Contact Us', '/contact', 90],
        ['Home', '/', 10],
      ],
    }),
    legal: {},
  };
  expect(mergeMenu(linksOfApps({ apps }), 'header')).toEqual([
    { value: '', label: '', list: [{ value: '', label: 'Home', url: '/' }] },
    { value: '', label: '', list: [{ value: 'events', label: 'Events', url: '/events' }] },
    { value: '', label: '', list: [{ value: 'contact', label: 'Contact Us', url: '/contact' }] },
  ]);
});

test('links of one group stand together in the place of the first, even from several apps', () => {
  const apps = {
    events: app({ header: [['Meetings', '/meetings', 35, 'Services']] }),
    marketing: app({
      header: [
        ['Books', '/books', 30, 'Services', 'Open access books.', 'book'],
        ['About Us', '/about', 20],
      ],
    }),
  };
  expect(mergeMenu(linksOfApps({ apps }), 'header')).toEqual([
    { value: '', label: '', list: [{ value: 'about', label: 'About Us', url: '/about' }] },
    {
      value: 'services',
      label: 'Services',
      list: [
        { value: 'books', label: 'Books', url: '/books', desc: 'Open access books.', icon: 'book' },
        { value: 'meetings', label: 'Meetings', url: '/meetings' },
      ],
    },
  ]);
});

test('a menu without links is empty', () => {
  expect(mergeMenu(linksOfApps({ apps: { legal: {} } }), 'header')).toEqual([]);
});

test('a page has the links of menus beside its apps', () => {
  const menus = { events: { header: [['Events', '/events', 50]] } } as const;
  expect(mergeMenu(linksOfApps({ apps: { legal: {} }, menus }), 'header')).toHaveLength(1);
});

test("a footer's link without a group stands in the column of the publisher, and a header's stands alone", () => {
  const menus = ['footer', 'header'].map((menu) => ({ menu, label: 'Events' }));
  const about = { path: '/events', menus };
  expect(menuLinks([{ paths: [about] }])).toEqual({
    footer: [['Events', '/events', 50, site.name]],
    header: [['Events', '/events', 50]],
  });
});

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
