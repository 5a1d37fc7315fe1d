import { type Language, languageOf } from '@mirqam/shared/contract/languages';
import { previewAddress } from '@mirqam/shared/contract/preview';

/** The page that a document is, and where the document is shown. */
export interface DocumentAddress {
  /** The path of the page, without the base; that of the address bar where the HTML names none. */
  readonly path: string;
  /** The prefix of a preview, else empty. */
  readonly base: string;
  readonly isNotFound: boolean;
  /** Whether the address bar shows an address of another page, site or language: a copy, behind a proxy, or a host's one 404. */
  readonly isAway: boolean;
  /** The address of the page, which replaces another spelling of it; undefined where nothing has to change. */
  readonly better: string | undefined;
}

type Place = Pick<Location, 'protocol' | 'origin' | 'href' | 'pathname' | 'search' | 'hash'>;

/**
 * Reads the page that the HTML names. The address bar does not decide, because hosts serve a page by several addresses,
 * and archives, proxies and saved copies by any.
 */
export function readDocumentAddress(dataset: DOMStringMap, language: Language, place: Place): DocumentAddress {
  const { base = '', path: named, notFound } = dataset;
  const isNotFound = notFound !== undefined;
  const shown = isNotFound ? place.pathname : plain(place.pathname);
  const path = named ?? (shown.slice(base.length) || '/');
  const own = named === undefined ? shown : previewAddress(base, named) || '/';
  const isWeb = place.protocol.startsWith('http');
  // GitHub Pages has one not-found page for all languages. Shown in place of it, a page would have the words of another.
  const isForeign = isNotFound && languageOf(path).tag !== language.tag;
  const isAway = !isWeb || isForeign || !`${shown}/`.startsWith(`${base}/`) || !isSpelling(shown, own);
  // The address without a lone question mark, which a form that was submitted without scripts leaves.
  const address = own + place.search + place.hash;
  const better = isAway || place.href === place.origin + address ? undefined : address;
  return { path, base, isNotFound, isAway, better };
}

/** Servers find a page by an address with escaped letters or doubled slashes as well. */
const plain = (pathname: string) => decode(pathname).replace(/\/+/g, '/');

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Whether a host that finds `own` may be asked for `shown`: with the name of the file (Apache, buckets, IIS), with a
 * slash at the end (GitHub Pages, IIS), in other cases of the letters (IIS, and buckets behind a file system).
 */
const isSpelling = (shown: string, own: string) => withoutFile(shown) === withoutFile(own);

const withoutFile = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?)?$/, '')
    .replace(/\/$/, '');
