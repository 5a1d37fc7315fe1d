import type { Route } from '@mirqam/shared/contract/Route';
import { compose } from '../compose/compose.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish, shellBuild } from '../testing/tinySite.ts';
import { compareStates, type SiteState } from './compareStates.ts';

const store = ScratchStore.between(beforeAll, afterAll);
let before: SiteState;
beforeAll(async () => {
  const shell = await publish(store, 'shell', shellBuild, []);
  const releases = { shell, articles: await publish(store, 'articles', articlesBuild("'a'"), ['/one']) };
  before = { composition: compose(releases, new Set()), releases };
});

/** The state with more routes of the remote. */
function withRoutes(...added: readonly Route[]): SiteState {
  const { articles } = before.releases;
  if (!articles) throw new Error('the remote is live');
  return {
    ...before,
    releases: { ...before.releases, articles: { ...articles, routes: [...articles.routes, ...added] } },
  };
}

test('the two lines of a changed route with a parameter follow each other', () => {
  const withPages = (page: string) =>
    withRoutes(...['/j/:a', '/j/:b'].map((pattern) => ({ pattern, page, paths: [] })));
  expect(compareStates(withPages('OldPage'), withPages('NewPage'))).toEqual([
    '- route /j/:a of articles: OldPage',
    '+ route /j/:a of articles: NewPage',
    '- route /j/:b of articles: OldPage',
    '+ route /j/:b of articles: NewPage',
  ]);
});

test('routes and menus are compared', () => {
  const menus = [{ menu: 'footer', group: 'Legal', label: 'Cookies' }];
  const paths = [{ path: '/cookies', title: 'Cookies', description: '', menus }];
  expect(compareStates(before, withRoutes({ pattern: '/cookies', page: 'CookiesPage', paths }))).toEqual([
    '+ menu footer: Legal, Cookies, /cookies',
    '+ page /cookies of articles: Cookies',
    '+ route /cookies of articles: CookiesPage',
  ]);
});

test('a page in another language than English is compared with its language', () => {
  const paths = [{ path: '/ar/one', title: 'واحد', description: '' }];
  const after = withRoutes({ pattern: '/ar/one', page: 'ar/OnePage', language: 'ar', paths });
  const page = 'page /ar/one of articles in ar: واحد';
  const route = 'route /ar/one of articles: ar/OnePage';
  expect(compareStates(before, after)).toEqual([`+ ${page}`, `+ ${route}`]);
  expect(compareStates(after, before)).toEqual([`- ${page}`, `- ${route}`]);
});

test('before the first state there is nothing', () => {
  const lines = compareStates(undefined, before);
  expect(lines).toHaveLength(6);
  for (const line of lines) expect(line).toMatch(/^\+ /);
});
