import { contractVersion } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import type { PinnedRelease } from '../release/releases.ts';
import { compose } from './compose.ts';

const releaseOf = (app: string, changes: Partial<PinnedRelease> = {}): PinnedRelease => ({
  contract: contractVersion,
  app,
  version: '1.0.0-0123456789',
  entry: ['entry.js'],
  routes: [],
  chunks: {},
  files: { 'entry.js': { integrity: 'sha256-', bytes: 1 } },
  shared: { react: '^19.3.1', '@module-federation/enhanced': app === 'shell' ? '2.9.2' : '~2.9.0' },
  server: 'server/server.cjs',
  serverFiles: {},
  hash: 'sha256-',
  ...changes,
});

const shell = releaseOf('shell');
const about = { pattern: '/about', page: 'AboutPage', paths: [] };

test('a remote without a shell is refused with the command that deploys all', () => {
  expect(() => compose({ legal: releaseOf('legal') })).toThrow(
    'a composition needs a shell and the remotes it links to: "site deploy" makes all apps live together',
  );
});

const listed = (path: string) => ({ path, title: path, description: path });
const post = { pattern: '/:slug', page: 'PostPage', paths: [listed('/hello')] };
const listedAbout = { ...about, paths: [listed('/about')] };

test.each<[what: string, blog: readonly Route[], news: readonly Route[], refusal: string]>([
  ['a path of two apps', [about], [about], '/about has two owners, blog and news'],
  ['a path that the pattern of another app matches', [post], [listedAbout], '/about has two owners, blog and news'],
  [
    'two patterns that differ in the names of their parts alone',
    [post],
    [{ ...post, pattern: '/:the-slug', paths: [] }],
    'two owners, blog and news',
  ],
  [
    'two pages of one app at one address',
    [about, { ...about, page: 'OtherPage' }],
    [],
    '/about has two owners in blog, AboutPage and OtherPage',
  ],
  [
    'a path that its own pattern does not match',
    [{ ...about, paths: [listed('/hello')] }],
    [],
    'blog lists /hello under the pattern /about, which does not match it',
  ],
  [
    'a path that one route lists twice',
    [{ ...post, paths: [listed('/hello'), listed('/hello')] }],
    [],
    'blog lists /hello twice: change one in its routes.ts',
  ],
])('%s is refused with its owners', (_, blog, news, refusal) => {
  const releases = { shell, blog: releaseOf('blog', { routes: blog }), news: releaseOf('news', { routes: news }) };
  expect(() => compose(releases)).toThrow(refusal);
});

test('a module that the shell does not provide at all is refused', () => {
  const legal = releaseOf('legal', { shared: { ...shell.shared, moment: '^2.0.0' } });
  expect(() => compose({ shell, legal })).toThrow(/needs moment \^2\.0\.0, the shell \S+ provides none/);
});

test('an app whose links would take too many bytes of every page is refused, with their number', () => {
  const menus = [{ menu: 'header', label: 'م'.repeat(500) }];
  const routes = [{ ...about, paths: [{ ...listed('/about'), menus }] }];
  expect(() => compose({ shell, legal: releaseOf('legal', { routes }) })).toThrow(
    /^legal takes 1018 bytes for the links in header and footer of every page, 18 more than the 1000 allowed: /,
  );
});

test('an app whose routes would take too many bytes of every visit is refused at once', () => {
  const routes = Array.from({ length: 20_000 }, (_, index) => ({
    pattern: `/${index}`,
    page: 'AboutPage',
    paths: [listed(`/${index}`)],
  }));
  expect(() => compose({ shell, legal: releaseOf('legal', { routes }) })).toThrow(
    /^legal takes \d+ bytes for the routes of every visit, \d+ more than the 600000 allowed: /,
  );
});

test.each<[what: string, routes: number, paths: number, redirects: number]>([
  ['1001 routes with parameters', 1001, 1, 0],
  ['20001 pages', 1, 20_001, 0],
  ['12000 redirects', 2, 3000, 2],
])('an app with %s is refused at once, because every composition looks at all of them', (what, count, pages, moved) => {
  const routes = Array.from({ length: count }, (_, index) => ({
    pattern: `/${index}/:page`,
    page: 'AboutPage',
    paths: Array.from({ length: pages }, (_, page) => listed(`/${index}/${page}`)),
    redirects: Array.from({ length: moved }, (_, old) => `/old-${index}-${old}/:page`),
  }));
  expect(() => compose({ shell, legal: releaseOf('legal', { routes }) })).toThrow(
    RegExp(`^legal has ${what}, \\d+ more than the \\d+ allowed: `),
  );
});

test.each(['react', '@module-federation/enhanced'])(
  'a range of %s that the shell does not satisfy is refused',
  (name) => {
    const legal = releaseOf('legal', { shared: { ...shell.shared, [name]: '^99.0.0' } });
    expect(() => compose({ shell, legal })).toThrow(`needs ${name} ^99.0.0`);
  },
);

test('a composition has a name that nobody can give to another one', () => {
  expect(compose({ shell }).id).toMatch(/^[0-9a-f]{32}$/);
});

test('apps stand in the order of their names, in which their routes are matched', () => {
  const releases = { shell, legal: releaseOf('legal'), about: releaseOf('about') };
  expect(Object.keys(compose(releases).apps)).toEqual(['about', 'legal', 'shell']);
});
