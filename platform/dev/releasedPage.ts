import type { Composition } from '@mirqam/shared/contract/Composition';
import { carriedComposition } from '../compose/carriedComposition.ts';
import { UserError } from '../messages/UserError.ts';
import { compositionSchema } from '../release/schemas.ts';
import type { Upstream } from './Upstream.ts';

/** What a deployed site answers for a page. */
export type ReleasedPage =
  | { readonly kind: 'page'; readonly status: number; readonly html: string; readonly composition: Composition }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** Fetches a page of a deployed site. Rejects with a `UserError` for its errors and for what is no page of such a site. */
export async function releasedPage(upstream: Upstream, path: string): Promise<ReleasedPage> {
  const response = await upstream.ask(path, { accept: 'text/html' });
  const { status } = response;
  const location = response.headers.get('location');
  if (status >= 300 && status < 400 && location) {
    return { kind: 'redirect', status, location: localLocation(upstream, location, path) };
  }
  const html = await response.text();
  if (status >= 500 || status === 401 || status === 403) {
    throw new UserError(`${upstream.name} answers ${status} for ${path}: ask whoever runs it, or try another --from`);
  }
  return { kind: 'page', status, html, composition: readComposition(html, `${upstream.name} (${path})`) };
}

/** A redirect inside the site stays here; one that leaves it leads away. Throws a `UserError` for one that leads nowhere. */
export function localLocation({ name, origin }: Upstream, location: string, path: string): string {
  const asked = new URL(path, origin);
  if (!URL.canParse(location, asked.href))
    throw new UserError(`${name} redirects ${path} to "${location}", which is no address: ask whoever runs it`);
  const target = new URL(location, asked);
  return target.origin === origin ? target.pathname + target.search : target.href;
}

function readComposition(html: string, where: string): Composition {
  const json = carriedComposition(html);
  if (!json) throw new UserError(`${where} carries no composition, so it is no site of this kind: check --from`);
  const parsed = releasedComposition.safeParse(parseJson(json, where));
  if (parsed.success) return parsed.data;
  throw new UserError(`${where} has a composition that this checkout cannot read: update the checkout`);
}

function parseJson(json: string, where: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UserError(`${where} has a composition that is no JSON: ask whoever runs it, or try another --from`);
  }
}

/** Keeps what a site of another version may have added, for its shell. */
const releasedComposition = compositionSchema.loose();
