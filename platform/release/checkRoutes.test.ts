import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoutePath } from '@mirqam/shared/contract/Route';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { checkFiles } from './checkFiles.ts';
import { checkRoutes } from './checkRoutes.ts';
import { placeOf } from './placeOf.ts';

describe('routes', () => {
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

  const route = () => ({
    pattern: '/:slug',
    page: 'NewsPage',
    paths: app('news', { path: '/today' }).routes[0]?.paths ?? [],
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
      'a page',
      [app('news', { path: '/today' }), app('other', { path: '/Today' })],
      '/today in news and /Today in other differ only in case, so that some hosts and disks take one for the other: change or remove one',
    ],
    [
      'a redirect to the page itself',
      [app('news', { path: '/today', redirects: ['/TODAY'] })],
      '/today in news and /TODAY in news differ only in case, ',
    ],
    [
      'a redirect of a pattern',
      [{ app: 'news', routes: [{ ...route(), redirects: ['/:slug/a'] }] }, app('other', { path: '/today/A' })],
      '/today/a in news and /today/A in other differ only in case, ',
    ],
    ['a name that the site reserves', [app('news', { path: '/Index' })], '/Index in news differs only in case from '],
  ])('an address that differs only in case from %s is refused', (_, apps, fault) => {
    expect(() => checkRoutes(apps)).toThrow(fault);
    expect(checkRoutes(apps, apps)).toEqual([expect.stringContaining(fault)]);
  });

  const wrongLength = (length: number) =>
    `the description of /today in news has ${length} characters: write 120 to 155`;
  const withoutEnd = 'the trail of /today in news does not end at the page itself: add it as the last step';

  test.each([
    [
      'a longer title',
      { title: letters(61 - ' | Mirqam'.length) },
      "the title of /today in news has 61 characters with the site's name: write at most 60",
    ],
    ['a shorter description', { description: letters(119) }, wrongLength(119)],
    ['a longer description', { description: letters(156) }, wrongLength(156)],
    ['a trail that stops before the page', { trail: [{ name: 'News', path: '/news' }] }, withoutEnd],
    ['an empty trail', { trail: [] }, withoutEnd],
    [
      'a title that boasts',
      { title: 'The best news' },
      'the title of /today in news boasts with "best": say in plain words what is true, ',
    ],
    [
      'a description that boasts',
      { description: `World-class news ${letters(110)}` },
      'the description of /today in news boasts with "World-class": ',
    ],
    [
      'a link that boasts on the pages of other apps',
      { menus: [{ menu: 'header', label: 'News', desc: 'From a leading house' }] },
      'a link of /today in news in the menu "header" boasts with "leading": ',
    ],
  ])('%s is refused with page, app and remedy', (_, about, error) => {
    expect(() => checkRoutes([app('news', { path: '/today', ...about })])).toThrow(error);
  });

  test('a title may boast with a phrase that its route allows', () => {
    const { routes, ...news } = app('news', { path: '/today', title: 'Best Paper Award' });
    const allowed = [{ phrase: 'Best Paper Award', reason: 'its name' }];
    expect(() => checkRoutes([{ ...news, routes: routes.map((each) => ({ ...each, allowed })) }])).not.toThrow();
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

  test('a link in a menu whose words are too long for the header is refused', () => {
    const linked = (label: string) => [app('legal', { path: '/cookies', menus: [{ menu: 'header', label }] })];
    expect(() => checkRoutes(linked(letters(60)))).not.toThrow();
    expect(() => checkRoutes(linked(letters(61)))).toThrow(
      '/cookies in legal has a link of 61 characters in the menu "header": write at most 60',
    );
  });

  test("a new header's button that would stand on a page of another app is refused, but not for a new page", () => {
    const action = { label: 'Subscribe', href: '/today' };
    const withButton = (pattern: string) => ({ app: 'news', routes: [{ ...route(), pattern, action }] });
    const terms = app('legal', { path: '/terms' });
    expect(() => checkRoutes([withButton('/today'), terms], [terms])).not.toThrow();
    expect(() => checkRoutes([withButton('/:slug'), terms], [withButton('/:slug')])).not.toThrow();
    expect(() => checkRoutes([withButton('/:slug'), terms], [terms])).toThrow(
      "the header's button of news for / would stand on /terms in legal: begin its pattern with a part of its own",
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
});

describe('files', () => {
  const check = (file: string, bytes = 1) => {
    return () => checkFiles({ app: 'legal', files: { [file]: { integrity: 'sha256-', bytes } } });
  };

  test.each(['remoteEntry.js', 'art/card.svg', 'files/guide.0123456789.pdf'])('%s is accepted', (file) => {
    expect(check(file)).not.toThrow();
  });

  test('a file of an unknown kind is refused, so that no server sends it with a wrong type', () => {
    expect(check('files/tool.exe')).toThrow(/^files\/tool\.exe of legal is not a kind of file .*: use one of avif, /);
    expect(check('files/GUIDE.PDF')).toThrow(/in small letters$/);
  });

  test('a file whose name is not an address is refused', () => {
    expect(check('files/my guide.pdf')).toThrow('"files/my guide.pdf" of legal is not an address: name the file with ');
  });

  test('a file that is larger than its kind may be is refused with both sizes', () => {
    expect(check('files/photo.png', 1_230_000)).toThrow(
      'files/photo.png of legal takes 1.2 MB, more than the 200 KB that an image may: save it as AVIF in the size that is ' +
        'shown, or draw decoration in src/art.ts',
    );
    expect(check('files/guide.pdf', 1_230_000)).not.toThrow();
  });

  test('more files than a promotion should read are refused with their number', () => {
    const serverFiles = Object.fromEntries(
      Array.from({ length: 20_001 }, (_, index) => [`server/${index}.js`, 'sha256-']),
    );
    expect(() => checkFiles({ app: 'legal', files: {}, serverFiles })).toThrow(
      'legal has 20001 files, more than the 20000 of a release: divide it into two apps',
    );
  });
});

describe('places in sources', () => {
  const root = join(scratchFolder(beforeEach, afterEach), 'remote-news');
  beforeEach(async () => {
    await mkdir(join(root, 'src/content'), { recursive: true });
    await writeFile(join(root, 'src/content/today.ts'), "export const today = {\n  title: 'The reader\\'s day',\n};\n");
    await writeFile(join(root, 'src/routes.test.ts'), "test('Elsewhere');\n");
  });

  test('a string is found in its file and line', async () => {
    expect(await placeOf({ name: 'news', root }, "The reader's day")).toBe('remote-news/src/content/today.ts:2');
  });

  test.each(['The reader', 'Elsewhere'])('"%s", which no source has as a string, leads to the routes', async (text) => {
    expect(await placeOf({ name: 'news', root }, text)).toBe('remote-news/src/routes.ts');
  });
});
