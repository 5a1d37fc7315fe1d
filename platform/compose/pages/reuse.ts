import { isDeepStrictEqual } from 'node:util';
import { type Composition, languagesOf } from '@mirqam/shared/contract/Composition';
import { type Language, languages } from '@mirqam/shared/contract/languages';
import type { Integrity } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import { z } from 'zod';
import { canonicalJson } from '../../release/hash.ts';
import { findObject, putObject } from '../../release/objects.ts';
import { parseJson } from '../../release/parseJson.ts';
import { menusByApp, type StoredComposition } from '../../release/schemas.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';
import { type PageToRender, pageFile } from './listPages.ts';
import { elementsEnd, haveSameMenus } from './pageComposition.ts';

const valuesSchema = z.object({
  /** The first byte of the elements of the composition. */
  elementsAt: z.number().int(),
  links: z.array(z.string()).readonly(),
  ids: z.array(z.string()).readonly(),
  /** The named chunks that it loaded. */
  chunks: z.array(z.string()).readonly(),
  /** The first byte of the body after those elements, and the first behind it. */
  bodyAt: z.tuple([z.number().int(), z.number().int()]).readonly(),
  /** The menus of all apps that it shows, if it cannot be rendered with those of its composition. */
  menus: menusByApp.optional(),
});

/** What a page says about itself, so that no command parses its HTML. */
export type PageValues = z.infer<typeof valuesSchema>;

/** A page without the elements of its composition, which differ from one composition to the next. */
export interface Rendering extends Omit<PageValues, 'elementsAt'> {
  /** The HTML before and after the elements of the composition. */
  readonly start: Uint8Array;
  readonly end: Uint8Array;
}

const appValuesSchema = z.record(z.string(), valuesSchema);

/** Stores the values of all pages as one object for each app, which changes only with its pages; resolves to their hashes. */
export async function storeValues(
  store: Store,
  pages: readonly { readonly app: string; readonly file: string; readonly values: PageValues }[],
): Promise<Readonly<Record<string, Integrity>>> {
  const apps = [...new Set(pages.map(({ app }) => app))];
  const stored = await mapInParallel(apps, async (app) => {
    const own = pages.filter((page) => page.app === app).map(({ file, values }) => [file, values] as const);
    return [app, await putObject(store, Buffer.from(canonicalJson(Object.fromEntries(own))))] as const;
  });
  return Object.fromEntries(stored);
}

/** Returns a function that finds the values of a page; none where the store has lost them, so that it is rendered again. */
export function openValues(
  store: Store,
  { values }: Pick<StoredComposition, 'values'>,
): (page: PageToRender) => Promise<PageValues | undefined> {
  const valuesOf = memoize(async (app: string) => {
    const integrity = values[app];
    const bytes = integrity && (await findObject(store, integrity));
    return new Map(bytes ? Object.entries(parseJson(appValuesSchema, bytes.toString(), 'values of pages')) : []);
  });
  return async (page) => (await valuesOf(page.app)).get(pageFile(page));
}

/** Takes the elements of its composition out of a page. */
function withoutElements(html: Buffer, { elementsAt, ...values }: PageValues): Rendering {
  // The JSON of the composition, which is the last of them, holds no tag.
  const end = html.indexOf(elementsEnd, elementsAt) + elementsEnd.length;
  return { start: html.subarray(0, elementsAt), end: html.subarray(end), ...values };
}

/** A page of the previous composition. */
interface ReusablePage extends Rendering {
  /** Whether its app was disabled or enabled since: only its body is reusable. */
  readonly isSwitched: boolean;
}

/**
 * Returns a function that finds a page of the previous composition. It is reusable if the store holds it undamaged, and if
 * these are the same in both:
 *
 * - the address of the site, its languages, and what the platform writes;
 * - the shell, and the remote of the page;
 * - the menus that the page shows, unless `anyMenus` is set, and the buttons that routes set.
 */
export function openReuse(
  store: Store,
  composition: Composition,
  previous: StoredComposition | undefined,
): (page: PageToRender, anyMenus?: boolean) => Promise<ReusablePage | undefined> {
  if (!previous || !isDeepStrictEqual(previous.site, composition.site)) return async () => undefined;
  if (previous.platform !== composition.platform) return async () => undefined;
  // Every page links to the start page of each other language.
  if (!isDeepStrictEqual(languagesOf(previous), languagesOf(composition))) return async () => undefined;
  if (!isDeepStrictEqual(buttonsOf(previous), buttonsOf(composition))) return async () => undefined;
  const isSame = (app: string) => previous.apps[app]?.version === composition.apps[app]?.version;
  const isSwitched = (app: string) => previous.apps[app]?.disabled !== composition.apps[app]?.disabled;
  const showsSameMenus = memoize((language: Language) =>
    memoize((route: Route | undefined) => haveSameMenus(previous, composition, route?.shows, language)),
  );
  const findValues = openValues(store, previous);
  return async (page, anyMenus = false) => {
    if (!isSame('shell') || !isSame(page.app)) return undefined;
    if (!anyMenus && !showsSameMenus(page.language ?? languages[0])(page.route)) return undefined;
    const values = await findValues(page);
    if (values?.menus && !anyMenus) return undefined;
    const html = values && (await findObject(store, previous.pages[pageFile(page)] ?? ''));
    return html && { ...withoutElements(html, values), isSwitched: isSwitched(page.app) };
  };
}

/** The buttons of the header that routes set, by pattern: a route may set it for pages of other apps too. */
const buttonsOf = ({ apps }: Composition) =>
  Object.values(apps).flatMap(({ routes = [] }) =>
    routes.flatMap(([pattern, , , { action } = {}]) => (action ? [{ pattern, action }] : [])),
  );
