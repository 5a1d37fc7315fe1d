import type { Composition } from '@mirqam/shared/contract/Composition';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import { isNightly } from './nightly.ts';

/** The addresses of a running site, derived from its sitemap, its routes and what its pages are made of. */
export interface SitePages {
  /** What the sitemap lists. */
  readonly listed: readonly string[];
  /** What it lists, what it does not, and an address that leads to the not-found page. */
  readonly all: readonly string[];
  /** One page of each template. */
  readonly templates: readonly string[];
  /** One page of each template, or every page in the nightly run. */
  readonly sampled: readonly string[];
  /** The listed pages of one app. */
  readonly of: (app: string) => readonly string[];
}

/** Leads to the not-found page. */
export const unknownPath = '/no-such-page';

export async function readSitePages(origin: string): Promise<SitePages> {
  const read = async (path: string) => await (await fetch(origin + path)).text();
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(
    ([, path]) => path || '/',
  );
  const { apps } = compositionIn(await read('/'));
  const unlisted = Object.values(apps).flatMap((app) => app.unlisted ?? []);
  const all = [...listed, ...unlisted, unknownPath];
  const templates = await onePerTemplate(all, read);
  const isOf = (app: string, path: string) =>
    (apps[app]?.routes ?? []).some(([pattern]) => matchPattern(pattern, path) !== undefined);
  return {
    listed,
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

/** Pages whose main part uses the same styles are made by one template. */
async function onePerTemplate(paths: readonly string[], read: (path: string) => Promise<string>) {
  const first = new Map<string, string>();
  for (const path of paths) {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await read(path)) ?? [];
    const classes = [...main.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const template = [...new Set(classes)].toSorted().join(' ');
    if (!first.has(template)) first.set(template, path);
  }
  return [...first.values()];
}
