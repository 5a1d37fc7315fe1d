import { isDeepStrictEqual } from 'node:util';
import { type Composition, languagesOf } from '@mirqam/shared/contract/Composition';
import { type Language, languages } from '@mirqam/shared/contract/languages';
import type { Integrity } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import { z } from 'zod';
import { decompress } from '../../release/compress.ts';
import { findObject, putObject } from '../../release/objects.ts';
import type { StoredComposition } from '../../release/schemas.ts';
import type { Store } from '../../store/Store.ts';
import { memoize } from '../memoize.ts';
import { type PageToRender, pageFile } from './listPages.ts';
import { haveSameMenus } from './pageComposition.ts';

const valuesSchema = z.object({
  /** The first byte of the elements of the composition, and the first after them. */
  elementsAt: z.tuple([z.number().int(), z.number().int()]).readonly(),
  links: z.array(z.string()).readonly(),
  ids: z.array(z.string()).readonly(),
  /** The named chunks that it loaded. */
  chunks: z.array(z.string()).readonly(),
  /** The first byte of the body after those elements, and the first behind it; absent in some old renderings. */
  bodyAt: z.tuple([z.number().int(), z.number().int()]).readonly().optional(),
});
type RenderingValues = z.infer<typeof valuesSchema>;

/** A page without the elements of its composition: all compositions that show the page share it. */
export interface Rendering extends Omit<RenderingValues, 'elementsAt'> {
  /** The HTML before and after the elements of the composition. */
  readonly start: Uint8Array;
  readonly end: Uint8Array;
}

/**
 * Stores the rendering of a page as a line of JSON and the page with brotli, as its first composition shows it: to compress
 * it again without the elements would take longer than to render it. Resolves to the hash.
 */
export async function storeRendering(store: Store, values: RenderingValues, page: Uint8Array): Promise<Integrity> {
  const { elementsAt, links, ids, chunks, bodyAt } = values;
  const line = JSON.stringify({ elementsAt, links, ids, chunks, bodyAt });
  return await putObject(store, Buffer.concat([Buffer.from(`${line}\n`), page]));
}

/** Undefined for a rendering that the store does not hold, or holds damaged: then the page is rendered again. */
async function findRendering(store: Store, integrity: Integrity): Promise<Rendering | undefined> {
  const bytes = await findObject(store, integrity);
  if (!bytes) return undefined;
  const line = bytes.indexOf('\n');
  const { elementsAt, ...values } = valuesSchema.parse(JSON.parse(bytes.toString('utf8', 0, line)));
  const html = decompress(bytes.subarray(line + 1), '.br');
  return html && { start: html.subarray(0, elementsAt[0]), end: html.subarray(elementsAt[1]), ...values };
}

/** The rendering of a page of the previous composition. */
interface ReusablePage extends Rendering {
  /** Its hash. */
  readonly rendering: Integrity;
  /** Whether its app was disabled or enabled since: only its body is reusable. */
  readonly isSwitched: boolean;
  /** Absent, because the budgets were checked when the page was rendered. */
  readonly resources?: undefined;
  /** Absent, because the other rules were too. */
  readonly fault?: undefined;
}

/**
 * Returns a function that finds the rendering of a page in the previous composition. It is reusable if the store holds it
 * undamaged, and if these are the same in both:
 *
 * - the address of the site, its languages, and what the platform writes;
 * - the shell, and the remote of the page;
 * - the menus that the page shows, and the buttons that routes set.
 */
export function openReuse(
  store: Store,
  composition: Composition,
  previous: StoredComposition | undefined,
): (page: PageToRender) => Promise<ReusablePage | undefined> {
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
  return async (page) => {
    if (!isSame('shell') || !isSame(page.app) || !showsSameMenus(page.language ?? languages[0])(page.route))
      return undefined;
    const name = previous.renderings[pageFile(page)];
    const found = name && (await findRendering(store, name));
    return found ? { ...found, rendering: name, isSwitched: isSwitched(page.app) } : undefined;
  };
}

/** The buttons of the header that routes set, by pattern: a route may set it for pages of other apps too. */
const buttonsOf = ({ apps }: Composition) =>
  Object.values(apps).flatMap(({ routes = [] }) =>
    routes.flatMap(([pattern, , , { action } = {}]) => (action ? [{ pattern, action }] : [])),
  );
