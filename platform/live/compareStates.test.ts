import { compose } from '../compose/compose.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish, shellBuild } from '../testing/tinySite.ts';
import { compareStates } from './compareStates.ts';

const store = ScratchStore.between(beforeAll, afterAll);

async function stateOf(text: string, paths: readonly string[], isDisabled = false) {
  const shell = await publish(store, 'shell', shellBuild, []);
  const articles = await publish(store, 'articles', articlesBuild(`'${text}'`), paths, { 'entry.js': text });
  const releases = { shell, articles };
  return { composition: compose(releases, new Set(isDisabled ? ['articles'] : [])), releases };
}

test('two equal states have no differences', async () => {
  expect(compareStates(await stateOf('a', ['/one']), await stateOf('a', ['/one']))).toEqual([]);
});

test('apps with their bytes and pages with their titles are compared', async () => {
  const before = await stateOf('four', ['/one', '/old']);
  const after = await stateOf('sixteen', ['/one', '/new']);
  expect(compareStates(before, after)).toEqual([
    `- app articles@${before.releases.articles.version}: 0.0 KB in 1 files`,
    `+ app articles@${after.releases.articles.version}: 0.0 KB in 1 files`,
    '+ page /new of articles: /new',
    '- page /old of articles: /old',
  ]);
});

test('the two lines of a changed route with a parameter follow each other', async () => {
  const before = await stateOf('a', ['/one']);
  const withPages = (page: string) => {
    const routes = ['/j/:a', '/j/:b'].map((pattern) => ({ pattern, page, paths: [] }));
    return { ...before, releases: { ...before.releases, articles: { ...before.releases.articles, routes } } };
  };
  expect(compareStates(withPages('OldPage'), withPages('NewPage'))).toEqual([
    '- route /j/:a of articles: OldPage',
    '+ route /j/:a of articles: NewPage',
    '- route /j/:b of articles: OldPage',
    '+ route /j/:b of articles: NewPage',
  ]);
});

test('routes and menus are compared', async () => {
  const before = await stateOf('a', ['/one']);
  const place = { menu: 'footer', group: 'Legal', label: 'Cookies' };
  const about = { path: '/cookies', title: 'Cookies', description: '', menus: [place] };
  const route = { pattern: '/cookies', page: 'CookiesPage', paths: [about] };
  const articles = { ...before.releases.articles, routes: [...before.releases.articles.routes, route] };
  expect(compareStates(before, { ...before, releases: { ...before.releases, articles } })).toEqual([
    '+ menu footer: Legal, Cookies, /cookies',
    '+ page /cookies of articles: Cookies',
    '+ route /cookies of articles: CookiesPage',
  ]);
});

test('a page in another language than English is compared with its language', async () => {
  const before = await stateOf('a', ['/one']);
  const paths = [{ path: '/ar/one', title: 'واحد', description: '' }];
  const translated = { pattern: '/ar/one', page: 'ar/OnePage', language: 'ar', paths } as const;
  const articles = { ...before.releases.articles, routes: [...before.releases.articles.routes, translated] };
  const after = { ...before, releases: { ...before.releases, articles } };
  const page = 'page /ar/one of articles in ar: واحد';
  const route = 'route /ar/one of articles: ar/OnePage';
  expect(compareStates(before, after)).toEqual([`+ ${page}`, `+ ${route}`]);
  expect(compareStates(after, before)).toEqual([`- ${page}`, `- ${route}`]);
});

test('a remote whose code is switched off differs', async () => {
  const [before, after] = [await stateOf('a', ['/one']), await stateOf('a', ['/one'], true)];
  const app = `app articles@${before.releases.articles.version}: 0.0 KB in 1 files`;
  expect(compareStates(before, after)).toEqual([`- ${app}`, `+ ${app}, disabled`]);
});

test('before the first state there is nothing', async () => {
  const lines = compareStates(undefined, await stateOf('a', ['/one']));
  expect(lines).toHaveLength(6);
  for (const line of lines) expect(line).toMatch(/^\+ /);
});
