import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import { DomUtils, parseDocument } from 'htmlparser2';
import { carriedComposition, completeComposition } from '../../compose/completeComposition.ts';
import { UserError } from '../../messages/UserError.ts';
import type { DevSetup } from '../DevSite.ts';
import type { Checkout } from '../readCheckout.ts';
import type { HtmlDocument } from '../server/rewritePage.ts';
import type { Upstream } from './Upstream.ts';

/** The response of a deployed site to a request for a page. */
export type ReleasedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly document: HtmlDocument;
      readonly title: string;
      readonly composition: Composition;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** Fetches a page of a deployed site. Rejects with a `UserError` for its errors and for pages of another kind of site. */
export async function releasedPage(upstream: Upstream, path: string): Promise<ReleasedPage> {
  const response = await upstream.request(path, { accept: 'text/html' });
  const { status } = response;
  const location = response.headers.get('location');
  if (status >= 300 && status < 400 && location) {
    return { kind: 'redirect', status, location: localLocation(upstream, location, path) };
  }
  const html = await response.text();
  if (status >= 500 || status === 401 || status === 403) {
    throw new UserError(`${upstream.name} responds with ${status} to ${path}: ask its operator, or try another --from`);
  }
  const document = parseDocument(html);
  const title = DomUtils.findOne(({ name }) => name === 'title', document);
  const composition = await readComposition(upstream, document, `${upstream.name} (${path})`);
  return { kind: 'page', status, document, title: title ? DomUtils.textContent(title) : '', composition };
}

/** The target of a redirect: a path if it stays on the site, else an address. Throws a `UserError` for an invalid one. */
export function localLocation({ name, origin }: Upstream, location: string, path: string): string {
  const asked = new URL(path, origin);
  if (!URL.canParse(location, asked.href))
    throw new UserError(`${name} redirects ${path} to "${location}", which is not an address: ask its operator`);
  const target = new URL(location, asked);
  return target.origin === origin ? target.pathname + target.search : target.href;
}

/** The composition of a page, with the apps that its route table adds, whose links in menus the page has. */
async function readComposition(upstream: Upstream, document: HtmlDocument, where: string): Promise<Composition> {
  const script = DomUtils.getElementById(compositionElementId, document);
  if (!script) throw new UserError(`${where} holds no composition, so this tool did not make it: check --from`);
  const parsed = carriedComposition.safeParse(parseJson(DomUtils.textContent(script), where));
  if (parsed.success) return await completeComposition(parsed.data, (address) => readFile(upstream, address));
  throw new UserError(`${where} has a composition that this checkout cannot read: update the checkout`);
}

/** Resolves to the text of a file of a site. */
async function readFile({ name, request }: Upstream, address: string): Promise<string> {
  const response = await request(address);
  if (response.ok) return await response.text();
  throw new UserError(`${name}${address} responds with ${response.status}: check --from`);
}

function parseJson(json: string, where: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UserError(`${where} has a composition that is not JSON: ask its operator, or try another --from`);
  }
}

/** Requests the start page of a deployed site. Rejects with a `UserError` when it is missing, or not a page of this tool. */
export async function probeUpstream(upstream: Upstream): Promise<void> {
  const start = await releasedPage(upstream, upstream.base || '/');
  if (start.kind === 'redirect') {
    if (start.location.startsWith('/')) return;
    throw new UserError(`${upstream.name} redirects to ${start.location}: use that address in --from`);
  }
  if (start.status === 404) throw new UserError(`${upstream.name} responds with 404: check the address in --from`);
}

/** The patterns of the routes of apps that are not built from source. */
export const releasedPatterns = (released: Composition, { apps }: Pick<Checkout, 'apps'>): readonly string[] =>
  Object.entries(released.apps).flatMap(([app, { routes = [] }]) =>
    apps[app] ? [] : routes.map(([pattern]) => pattern),
  );

/** Reads these patterns from the deployed site; undefined if nobody knows them, so that a link to any page may be right. */
export async function routesElsewhere(
  { upstream, isMixed, isAlone }: Pick<DevSetup, 'upstream' | 'isMixed' | 'isAlone'>,
  checkout: Pick<Checkout, 'apps'>,
): Promise<readonly string[] | undefined> {
  if (isAlone) return undefined;
  if (!isMixed) return [];
  const released = upstream && (await releasedPage(upstream, `${upstream.base}/`).catch(() => undefined));
  return released?.kind === 'page' ? releasedPatterns(released.composition, checkout) : undefined;
}
