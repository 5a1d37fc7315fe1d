import type { RoutePath } from '@mirqam/shared/contract/Route';
import { checkRoutes } from './checkRoutes.ts';

const describe = (path: string) => `A description of ${path} in one sentence`.padEnd(130, '.');

const app = (name: string, ...paths: readonly (Partial<RoutePath> & { readonly path: string })[]) => ({
  app: name,
  routes: [
    {
      pattern: '/:slug',
      page: 'NewsPage',
      paths: paths.map((about) => ({ title: about.path, description: describe(about.path), ...about })),
    },
  ],
});

const letters = (count: number) => 'x'.repeat(count);

test.each([
  ['a title of 60 characters with the name of the site', { title: letters(60 - ' | Mirqam'.length) }],
  ['a description of 120 characters', { description: letters(120) }],
  ['a description of 155 characters', { description: letters(155) }],
  ['a trail that ends at the page itself', { trail: [{ name: 'News' }, { name: 'Today', path: '/today' }] }],
])('%s is accepted', (_, about) => {
  expect(() => checkRoutes([app('news', { path: '/today', ...about })])).not.toThrow();
});

test.each([
  [
    'a longer title',
    { title: letters(61 - ' | Mirqam'.length) },
    "the title of /today in news has 61 characters with the site's name: write at most 60",
  ],
  [
    'a shorter description',
    { description: letters(119) },
    'the description of /today in news has 119 characters: write 120 to 155',
  ],
  [
    'a longer description',
    { description: letters(156) },
    'the description of /today in news has 156 characters: write 120 to 155',
  ],
  [
    'a trail that stops before the page',
    { trail: [{ name: 'News', path: '/news' }] },
    'the trail of /today in news does not end at the page itself: add it as the last step',
  ],
  [
    'an empty trail',
    { trail: [] },
    'the trail of /today in news does not end at the page itself: add it as the last step',
  ],
])('%s is refused with page, app and remedy', (_, about, error) => {
  expect(() => checkRoutes([app('news', { path: '/today', ...about })])).toThrow(error);
});

test('a page in Arabic has a language, and a description that may be shorter', () => {
  const arabic = (language?: string) => {
    const { routes, ...rest } = app('news', { path: '/ar/today', description: letters(95) });
    return { ...rest, routes: routes.map((route) => ({ ...route, ...(language ? { language } : {}) })) };
  };
  expect(() => checkRoutes([arabic('ar')])).not.toThrow();
  expect(() => checkRoutes([arabic()])).toThrow(
    "/ar/today in news is below /ar but its route has the language en: give the route `language: 'ar'`, or change the path",
  );
});

test.each(['title', 'description'] as const)('two pages with the same %s are refused, also in two apps', (field) => {
  const text = letters(field === 'title' ? 20 : 130);
  const one = { path: '/one', [field]: text };
  const other = { path: '/other', [field]: text };
  expect(() => checkRoutes([app('news', one, other)])).toThrow(
    `/one in news and /other in news have the same ${field}: change one`,
  );
  expect(() => checkRoutes([app('news', one), app('legal', other)])).toThrow(
    `/one in news and /other in legal have the same ${field}: change one`,
  );
});

const linkIn = (menu: string) => app('legal', { path: '/cookies', menus: [{ menu, label: 'Cookies' }] });

test('a link in a menu that no page shows is refused with the menus to choose from', () => {
  const [route] = app('news', { path: '/today' }).routes;
  const news = { app: 'news', routes: route ? [{ ...route, shows: { topics: 'cards' } as const }] : [] };
  for (const menu of ['header', 'footer', 'topics']) expect(() => checkRoutes([news, linkIn(menu)])).not.toThrow();
  expect(() => checkRoutes([news, linkIn('foter')])).toThrow(
    '/cookies in legal has a link in the menu "foter", which no page shows: choose one of header, footer, topics',
  );
});
