import { checkRedirects, redirectsOf } from './redirects.ts';

const about = (path: string, redirects: readonly string[] = []) => ({
  path,
  title: path,
  description: path,
  redirects,
});
const english = { pattern: '/about', page: 'AboutPage', paths: [about('/about', ['/team'])] };
const arabic = { pattern: '/ar', page: 'ar/HomePage', language: 'ar', paths: [about('/ar')] };
const home = { pattern: '/', page: 'HomePage', paths: [about('/')] };

test('an English site has the redirects of its routes alone', () => {
  expect(redirectsOf([{ app: 'news', routes: [home, english] }])).toEqual([{ from: '/team', to: '/about' }]);
});

test('the address of a missing translation leads to the English page, for now', () => {
  expect(
    redirectsOf([
      { app: 'home', routes: [home, arabic] },
      { app: 'news', routes: [english] },
    ]),
  ).toEqual([
    { from: '/team', to: '/about' },
    { from: '/ar/about', to: '/about', isTemporary: true },
  ]);
});

test.each([
  ['404', 'is reserved by the site'],
  ['a'.repeat(100), 'must have at most 200 characters'],
])('the parameter %s makes no redirect that an address could not be', (slug, fault) => {
  const route = {
    pattern: '/a/:slug',
    page: 'NewsPage',
    redirects: ['/:slug', '/:slug/:slug'],
    paths: [about(`/a/${slug}`)],
  };
  expect(() => checkRedirects([{ app: 'news', routes: [route] }])).toThrow(fault);
});

test('a redirect from what another app has names both, so that a deploy can name the one that the checkout no longer has', () => {
  const events = {
    app: 'events',
    routes: [{ pattern: '/events', page: 'EventsPage', paths: [about('/events', ['/e'])] }],
  };
  for (const old of ['/events', '/e']) {
    const talks = { app: 'talks', routes: [{ pattern: '/talks', page: 'TalksPage', paths: [about('/talks', [old])] }] };
    const error = expect.objectContaining({ address: old, apps: ['events', 'talks'] });
    expect(() => checkRedirects([events, talks])).toThrow(error);
  }
});
