import type { Redirect } from './HostedSite.ts';
import { addressPattern, notFoundPage, siteTable } from './siteTable.ts';

/** The response to an address: a redirect, or a file with the content that `read` has returned. */
type Resolved<T> =
  | { readonly status: 307 | 308; readonly location: string }
  | { readonly status: 200 | 404; readonly file: string; readonly content: T }
  | { readonly status: 404; readonly file?: undefined };

/** Resolves an address, with or without a query: by a redirect, or by the first of its files that `read` finds. */
export async function resolveAddress<T>(
  address: string,
  read: (file: string) => Promise<T | undefined>,
  redirects: readonly Redirect[] = [],
): Promise<Resolved<T>> {
  const [path = ''] = address.split('?');
  const own = unescapeLetters(path);
  const moved = redirects.find(({ from }) => from === own);
  if (moved) return { status: moved.isTemporary ? 307 : 308, location: moved.to + address.slice(path.length) };
  const { redirect, files = [], notFound } = matchRow(own);
  if (redirect) return { status: 308, location: redirect + address.slice(path.length) };
  for (const file of files) {
    const content = await read(file);
    if (content) return { status: 200, file, content };
  }
  for (const file of [notFound, notFoundPage]) {
    const content = file && (await read(file));
    if (content) return { status: 404, file, content };
  }
  return { status: 404 };
}

/** The same path without needless escapes: https://www.rfc-editor.org/rfc/rfc3986#section-2.3 */
const unescapeLetters = (path: string) =>
  path.replace(/%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi, decodeURIComponent);

const rows = siteTable.map((row) => ({ ...row, pattern: new RegExp(`^${addressPattern(row.address)}$`) }));

/** The row of a path, with the parts of the path in its fields; empty if no address of the site has this form. */
function matchRow(path: string) {
  for (const { pattern, redirect, files, notFound } of rows) {
    const match = pattern.exec(path);
    if (!match) continue;
    const fill = (text: string) => text.replace(/:(\w+)/g, (_, part: string) => match.groups?.[part] ?? '');
    return {
      redirect: redirect && fill(redirect),
      files: files?.map(fill),
      notFound: notFound && fill(notFound),
    };
  }
  return {};
}
