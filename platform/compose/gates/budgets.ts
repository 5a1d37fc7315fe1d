import { type Language, languageOf, languages } from '@mirqam/shared/contract/languages';
import { type MenuLink, siteMenus } from '@mirqam/shared/contract/Menu';
import type { Integrity } from '@mirqam/shared/contract/Release';
import type { DocumentRequest, Resource } from '@mirqam/shared/contract/Renderer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { UserError } from '../../messages/UserError.ts';
import type { AppRoutes } from '../../release/checkRoutes.ts';
import { brotliSize } from '../../release/compress.ts';
import { menusByLanguage } from '../../release/menuFile.ts';
import { objectKey } from '../../release/objects.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';

/**
 * The most bytes that a first visit to a page may fetch, with brotli; fonts are compressed already. Each counts what one team
 * can change, so that no team's release is refused for the growth of another.
 */
const budgets = {
  /** The HTML between header and footer, with the styles of the remote. */
  markup: { most: 9_400, what: 'the HTML and styles' },
  /** The same in the letters of another script, which compress less well. */
  foreignMarkup: { most: 10_300, what: 'the HTML and styles' },
  /** The not-found page: header, footer and the styles of every page, without the links of menus. */
  frame: { most: 7_900, what: 'header, footer and styles' },
  /** The remote's entry and the page's own scripts. */
  scripts: { most: 14_850, what: 'the scripts' },
  /** The same with words in another script. */
  foreignScripts: { most: 16_350, what: 'the scripts' },
  /** The script that a remote needs before any of its pages. */
  entry: { most: 4_500, what: 'the entry' },
  /** All scripts of the shell. */
  shellScripts: { most: 94_400, what: 'the scripts' },
  /** The file of the shell that holds all but React. */
  main: { most: 36_000, what: 'main.js' },
  fonts: { most: 41_850, what: 'the fonts' },
  /** Letters of another script, with Latin ones beside them. */
  letters: { most: 58_100, what: 'the fonts' },
  /** Plain JSON of the links in header and footer, which every page carries. */
  siteLinks: { most: 1_000, what: 'the links in header and footer' },
  /** Plain JSON of the links in another menu, which some pages carry. */
  links: { most: 6_000, what: 'the links in the menu' },
  /** Plain JSON of the routes, which every visit loads. */
  routes: { most: 600_000, what: 'the routes' },
  foreignSiteLinks: { most: 1_600, what: 'the links in header and footer' },
  foreignLinks: { most: 9_600, what: 'the links in the menu' },
} as const;

/** The most that an app may have, because every composition of the site looks at all of them. */
const numbers = {
  'routes with parameters': { most: 1000, advice: 'join some, as in /journals/:slug' },
  pages: { most: 20_000, advice: 'divide it into two apps' },
  redirects: { most: 10_000, advice: 'remove the oldest' },
} as const;

/** Throws a `UserError` for a page whose scripts or fonts exceed a budget. */
export async function checkResources(
  app: string,
  page: string,
  resources: Pick<DocumentRequest, 'scripts' | 'preloads'> &
    Readonly<Record<'entry' | 'menus' | 'fontFiles', readonly Resource[]>>,
  measure: MeasureFile,
): Promise<void> {
  const { scripts, preloads, entry, menus, fontFiles } = resources;
  const own = preloads.filter((file) => !menus.includes(file));
  const sum = async (files: readonly Resource[]) => {
    return sumOf(await Promise.all(files.map(({ integrity }) => measure(integrity))));
  };
  check('shellScripts', 'shell', page, await sum(scripts));
  check('main', 'shell', page, await sum(scripts.filter(({ url }) => /\/main\b[^/]*\.js$/.test(url))));
  check(languageOf(page) === languages[0] ? 'fonts' : 'letters', 'shell', page, await sum(fontFiles));
  check('entry', app, page, await sum(entry));
  check(languageOf(page) === languages[0] ? 'scripts' : 'foreignScripts', app, page, await sum(own));
}

/** Throws a `UserError` for a page whose part of its HTML exceeds the budget: of the not-found page, the shell's. */
export async function checkMarkup(app: string, page: string, html: string): Promise<void> {
  const kind = app === 'shell' ? 'frame' : languageOf(page) === languages[0] ? 'markup' : 'foreignMarkup';
  const own = app === 'shell' ? withoutLinks(html) : ownPart(app, html);
  const { most } = budgets[kind];
  const bytes = Buffer.from(own);
  // Fast, and larger; only a page near its budget is worth more time.
  if ((await brotliSize(bytes, 'fast')) > most) check(kind, app, page, await brotliSize(bytes, 'smallest'));
}

/**
 * Throws a `UserError` for an app whose routes make every visit too large, or whose links the pages that show a menu, and for
 * one with too many pages or redirects.
 */
export function checkSharedSizes({ app, routes }: AppRoutes): void {
  const table = routes.map(({ pattern, page, shows, action }) => [pattern, page, shows, action]);
  check('routes', app, 'every visit', Buffer.byteLength(JSON.stringify(table)));
  checkNumber('routes with parameters', app, routes.filter(({ pattern }) => pattern.includes('/:')).length);
  const pages = routes.flatMap(({ paths }) => paths);
  checkNumber('pages', app, pages.length);
  const ofPages = pages.map(({ redirects = [] }) => redirects.length);
  // Those of a route count for each of its pages.
  const ofRoutes = routes.map(({ paths, redirects = [] }) => paths.length * redirects.length);
  checkNumber('redirects', app, sumOf([...ofPages, ...ofRoutes]));
  for (const [language, menus] of menusByLanguage(routes)) checkSizesIn(language, app, Object.entries(menus));
}

function checkNumber(kind: keyof typeof numbers, app: string, count: number) {
  const { most, advice } = numbers[kind];
  if (count <= most) return;
  throw new UserError(
    `${app} has ${count} ${kind}, ${count - most} more than the ${most} allowed: ${advice}, or raise "${kind}" in platform/compose/gates/budgets.ts`,
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);

/** The letters of most other scripts have two bytes, which compression takes away. */
function checkSizesIn({ prefix }: Language, app: string, links: readonly (readonly [string, readonly MenuLink[]])[]) {
  const [site, other] = prefix ? (['foreignSiteLinks', 'foreignLinks'] as const) : (['siteLinks', 'links'] as const);
  const sizeOf = (menus: typeof links) => sumOf(menus.map(([, own]) => Buffer.byteLength(JSON.stringify(own))));
  check(site, app, 'every page', sizeOf(links.filter(([menu]) => siteMenus.includes(menu))));
  for (const [menu, own] of links.filter(([menu]) => !siteMenus.includes(menu)))
    check(other, app, `"${menu}"`, sizeOf([[menu, own]]));
}

function check(kind: keyof typeof budgets, app: string, where: string, bytes: number) {
  const { most, what } = budgets[kind];
  if (bytes <= most) return;
  throw new UserError(
    `${app} takes ${bytes} bytes for ${what} of ${where}, ${bytes - most} more than the ${most} allowed: make it smaller, or raise "${kind}" in platform/compose/gates/budgets.ts`,
  );
}

function ownPart(app: string, html: string): string {
  const styles = html.match(new RegExp(`<style data-href="/apps/${app}/[\\s\\S]*?</style>`, 'g')) ?? [];
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return [...styles, main].join('');
}

/** Every link of a menu stands in a list of the header or the footer. */
function withoutLinks(html: string): string {
  const document = parseDocument(html);
  const frames = DomUtils.findAll(({ name }) => name === 'header' || name === 'footer', document);
  for (const item of DomUtils.findAll(({ name }) => name === 'li', frames)) DomUtils.removeElement(item);
  return DomUtils.getOuterHTML(document);
}

/** Returns the size of a stored file as visitors fetch it, by its hash. */
type MeasureFile = (integrity: Integrity) => Promise<number>;

/** Measures each file once. */
export const openSizeCache = (store: Store): MeasureFile =>
  memoize(async (integrity) => {
    const sizes = (['.br', ''] as const).map(async (form) => (await store.get(objectKey(integrity, form)))?.length);
    const [compressed, whole] = await Promise.all(sizes);
    return compressed ?? whole ?? 0;
  });
