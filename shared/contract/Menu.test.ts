import { linksOfApps, type MenuLinks, mergeMenu } from './Menu.ts';

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
