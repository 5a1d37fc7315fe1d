import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import { DomUtils, parseDocument } from 'htmlparser2';
import { UserError } from '../messages/UserError.ts';
import { compositionSchema } from '../release/schemas.ts';
import type { HtmlDocument } from './rewritePage.ts';
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
  const composition = readComposition(document, `${upstream.name} (${path})`);
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

function readComposition(document: HtmlDocument, where: string): Composition {
  const script = DomUtils.getElementById(compositionElementId, document);
  if (!script) throw new UserError(`${where} holds no composition, so this tool did not make it: check --from`);
  const parsed = releasedComposition.safeParse(parseJson(DomUtils.textContent(script), where));
  if (parsed.success) return parsed.data;
  throw new UserError(`${where} has a composition that this checkout cannot read: update the checkout`);
}

function parseJson(json: string, where: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UserError(`${where} has a composition that is not JSON: ask its operator, or try another --from`);
  }
}

/** Keeps unknown fields, which the deployed shell may read. */
const releasedComposition = compositionSchema.loose();
