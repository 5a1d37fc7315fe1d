import type { Composition } from '@mirqam/shared/contract/Composition';
import { type Language, languages } from '@mirqam/shared/contract/languages';
import type { MenuLink } from '@mirqam/shared/contract/Menu';
import type { Route } from '@mirqam/shared/contract/Route';
import { canonicalJson } from '../../release/hash.ts';
import { parseStoredComposition } from '../../release/schemas.ts';
import { pinRoutes } from '../compose.ts';
import { routeTable, routeTableJson } from '../routeTable.ts';
import { compositionElements, haveSameMenus, pageComposition } from './pageComposition.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const shell = { version: '1.0.0-0123456789', releaseHash: integrity };
const link = ['Topic', '/topic', 1, 'Topics', 'About it'] as const satisfies MenuLink;

/** An app with these routes, and a card in two menus. */
const appOf = (routes: readonly Route[], menus: Composition['menus'] = {}) => ({
  version: '1.0.0-0123456789',
  releaseHash: integrity,
  entry: ['/apps/legal/remoteEntry.js', integrity] as const,
  ...pinRoutes(routes),
  menus: { header: [link], topics: [link], ...menus },
  menuFile: ['/apps/legal/menus.js', integrity, 'topics'] as const,
});
const routeOf = (path: string, options: Partial<Route> = {}): Route => ({
  pattern: path,
  page: 'LegalPage',
  paths: [{ path, title: path, description: path }],
  ...options,
});

const legal = appOf([routeOf('/legal'), routeOf('/privacy')]);
const composition: Composition = { id: '0123456789abcdef0123456789abcdef', apps: { legal, shell } };

/** What a page of an app carries. */
function carried(whole: Composition, app: string, route: Route | undefined) {
  return pageComposition(whole, { app, route, about: route?.paths[0] }, routeTable(whole));
}

test('a page carries the shell, its own app with its own route, and the menus that it shows', () => {
  const page = carried(composition, 'legal', routeOf('/legal'));
  const { version, entry } = legal;
  expect(page.apps).toEqual({
    legal: { version, entry, routes: [['/legal', 'LegalPage', '/legal']] },
    shell: { version: shell.version },
  });
  expect(page.menus).toEqual({ legal: { header: [link.slice(0, 4)] } });
  expect(page.routeTable).toEqual(routeTable(composition).pinned);
  expect(carried(composition, 'shell', undefined).apps).toEqual({ shell: { version: shell.version } });
});

test('a page that shows the labels of a menu carries these', () => {
  const page = carried(composition, 'legal', routeOf('/legal', { shows: { topics: 'labels' } }));
  expect(page.menus?.['legal']?.['topics']).toEqual([link.slice(0, 4)]);
  expect(page.apps['legal']?.menuFile).toBeUndefined();
});

test('a page that shows cards of a menu names the file of the app that has them', () => {
  const topics = appOf([]);
  const apps = { legal: { ...legal, menuFile: undefined }, shell, topics };
  const page = carried({ ...composition, apps }, 'legal', routeOf('/legal', { shows: { topics: 'cards' } }));
  const { version, menuFile } = topics;
  expect(page.apps['topics']).toEqual({ version, menuFile });
  expect(page.menus?.['topics']).toEqual({ header: [link.slice(0, 4)] });
});

test('a page carries the cards of an app without a menu file', () => {
  const apps = { legal: { ...legal, menuFile: undefined }, shell };
  const page = carried({ ...composition, apps }, 'legal', routeOf('/legal', { shows: { topics: 'cards' } }));
  expect(page.menus?.['legal']?.['topics']).toEqual([link]);
});

test('a page shows other menus where a file with its cards has another address', () => {
  const shows = { topics: 'cards' } as const;
  const menuFile = ['/apps/legal/menus.0123456789ab.js', integrity, 'topics'] as const;
  const other = { ...composition, apps: { legal: { ...legal, menuFile }, shell } };
  expect(haveSameMenus(composition, other, shows)).toBe(false);
  expect(haveSameMenus(composition, other)).toBe(true);
});

test('a page carries the button that a route sets for its address, and the not-found page every button', () => {
  const action = { label: 'Consult now', href: '/contact' };
  const one = routeOf('/topics/:slug', { action, paths: [] });
  const other = routeOf('/topics', { action: { label: 'Subscribe', href: '/topics' } });
  const apps = { legal, shell, topics: appOf([one, other]) };
  const actionsOf = (app: string, route?: Route) => carried({ id: '0123456789', apps }, app, route).actions;
  const buttons = [
    ['/topics/', 'Consult now', '/contact'],
    ['/topics/', 'Subscribe', '/topics'],
  ];
  expect(actionsOf('legal', routeOf('/legal'))).toBeUndefined();
  expect(actionsOf('topics', other)).toEqual(buttons.slice(0, 1));
  expect(actionsOf('shell')).toEqual(buttons);
});

test('a not-found page carries the buttons in its own language', () => {
  const one = routeOf('/topics/:slug', { action: { label: 'Consult now', href: '/contact' }, paths: [] });
  const action = { label: 'طلب استشارة', href: '/ar/contact' };
  const apps = { shell, topics: appOf([one, routeOf('/ar/topics/:slug', { action, language: 'ar', paths: [] })]) };
  const whole: Composition = { id: '0123456789', apps };
  const buttonsOf = (language?: Language) =>
    pageComposition(whole, { app: 'shell', route: undefined, about: undefined, language }, routeTable(whole)).actions;
  expect(buttonsOf()).toEqual([['/topics/', 'Consult now', '/contact']]);
  expect(buttonsOf(languages[1])).toEqual([['/ar/topics/', 'طلب استشارة', '/ar/contact']]);
});

test('a page carries the same bytes for a fresh composition and for one read back from the store', () => {
  const stored = parseStoredComposition(canonicalJson(composition), 'a test');
  const bytes = (whole: Composition) => compositionElements(carried(whole, 'legal', routeOf('/legal')));
  expect(bytes(stored)).toBe(bytes(composition));
});

test('the route table has every app with its routes, and neither its menus nor what the store alone needs', () => {
  const { text, pinned } = routeTable(composition);
  const { version, entry, routes, menuFile } = legal;
  expect(JSON.parse(routeTableJson(text))).toEqual({
    legal: { version, entry, routes, menuFile },
    shell: { version: shell.version },
  });
  expect(pinned[0]).toMatch(/^\/apps\/shell\/routes\.[0-9a-f]{12}\.js$/);
});
