import { routeTableJson } from '@mirqam/platform/compose/routeTable';
import type { Composition } from '@mirqam/shared/contract/Composition';
import { languageOf, languages } from '@mirqam/shared/contract/languages';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import { isNightly } from './nightly.ts';

/** The addresses of a running site, derived from its sitemap, its routes and the markup of its pages. */
export interface SitePages {
  /** The English pages in the sitemap: the tests of words and of the specification's names are theirs. */
  readonly listed: readonly string[];
  /** The pages in other languages in the sitemap. */
  readonly translated: readonly string[];
  /** The listed pages and an unknown address. */
  readonly all: readonly string[];
  /** One page of each template, and the not-found page. */
  readonly templates: readonly string[];
  /** The pages of `templates`; in the nightly run every page. */
  readonly sampled: readonly string[];
  /** The listed pages of one app. */
  readonly of: (app: string) => readonly string[];
}

/** The address of a not-found page. */
export const unknownPath = '/no-such-page';

export async function readSitePages(origin: string): Promise<SitePages> {
  const read = async (path: string) => await (await fetch(origin + path)).text();
  const inSitemap = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(
    ([, path]) => path || '/',
  );
  const listed = inSitemap.filter((path) => languageOf(path) === languages[0]);
  const [table = ''] = compositionIn(await read('/')).routeTable ?? [];
  const apps: Composition['apps'] = JSON.parse(routeTableJson(await read(table)));
  const all = [...listed, unknownPath];
  const templates = await onePerTemplate(all, read);
  const isOf = (app: string, path: string) =>
    (apps[app]?.routes ?? []).some(([pattern]) => matchPattern(pattern, path) !== undefined);
  return {
    listed,
    translated: inSitemap.filter((path) => !listed.includes(path)),
    all,
    templates,
    sampled: isNightly ? all : templates,
    of: (app) => listed.filter((path) => isOf(app, path)),
  };
}

function compositionIn(html: string): Composition {
  const [, block = ''] = /<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(block);
}

/** The fewest classes in `main` that make a template of its own; the figure that one theme alone shows has fewer. */
const classesOfTemplate = 10;

/** Chooses few pages that together use nearly every class in `main`: each time the page that adds the most. */
async function onePerTemplate(paths: readonly string[], read: (path: string) => Promise<string>) {
  const classes = await Promise.all(paths.map(async (path) => [path, classesIn(await read(path))] as const));
  const known = new Set(classes.find(([path]) => path === unknownPath)?.[1]);
  const chosen = [unknownPath];
  for (;;) {
    const gains = classes.map(([path, names]) => ({
      path,
      names,
      gain: names.filter((name) => !known.has(name)).length,
    }));
    const { path, names, gain } = gains.reduce((best, each) => (each.gain > best.gain ? each : best));
    if (gain < classesOfTemplate) return chosen;
    chosen.push(path);
    for (const name of names) known.add(name);
  }
}

function classesIn(html: string): readonly string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return [...new Set([...main.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))];
}
