import { menuLinks } from './menuLinks.ts';
import { site } from './site.ts';

test("a footer's link without a group stands in the column of the publisher, and a header's stands alone", () => {
  const menus = ['footer', 'header'].map((menu) => ({ menu, label: 'Events' }));
  const about = { path: '/events', title: 'Events', description: 'Events', menus };
  expect(menuLinks([{ pattern: '/events', page: 'EventsPage', paths: [about] }])).toEqual({
    footer: [['Events', '/events', 50, site.name]],
    header: [['Events', '/events', 50]],
  });
});
