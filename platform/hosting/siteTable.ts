import { languageOf, languages } from '@mirqam/shared/contract/languages';

/** Addresses of one form and their response. In all fields `:name` stands for one of `addressParts`. */
export interface SiteRow {
  readonly address: string;
  /** The target of a permanent redirect. */
  readonly redirect?: string;
  /** Files of the store, in the order in which they are tried; none for addresses without a response. */
  readonly files?: readonly string[];
  /** The not-found page, tried before that of the live site. */
  readonly notFound?: string;
}

const name = '[\\w-][\\w.-]*';
const path = `${name}(?:/${name})*`;

/**
 * The parts of an address as regular expressions that mean the same in JavaScript and PCRE. No part of a file's address begins
 * with a dot, so that no address matches a hidden file or leaves the store. They are unambiguous, so matching is fast.
 */
const addressParts: Readonly<Record<string, string>> = {
  app: name,
  preview: '[0-9a-f]{10,32}',
  path,
  page: 'index|404(?:-all)?',
  form: `(?:\\.well-known/)?${path}\\.(?:html|br|gz)`,
  rest: '.*',
};

/**
 * Every address of the site; the first matching row wins. The local server, the nginx configuration, the `_headers` file,
 * the metadata of a bucket's objects and the dev server's view of a store are all made from it.
 */
export const siteTable: readonly SiteRow[] = [
  { address: '/:path/', redirect: '/:path' },
  // The file names of pages and compressed forms are not addresses.
  ...inTranslations('/404'),
  ...inTranslations('/:form'),
  { address: '/:form' },
  { address: '/:page' },
  { address: '/apps/:app/:path', files: ['apps/:app/:path'] },
  { address: '/_preview/:preview/:page', notFound: 'previews/:preview/404.html' },
  {
    address: '/_preview/:preview',
    files: ['previews/:preview/index.html'],
    notFound: 'previews/:preview/404.html',
  },
  {
    address: '/_preview/:preview/:path',
    files: ['previews/:preview/:path.html'],
    notFound: 'previews/:preview/404.html',
  },
  { address: '/_report/:path', files: ['current/_report/:path'] },
  { address: '/federation/:app/mf-manifest.json', files: ['current/federation/:app/mf-manifest.json'] },
  { address: '/', files: ['current/index.html'] },
  { address: '/.well-known/:path', files: ['current/.well-known/:path'] },
  ...inTranslations('/:path', '/:path.html', '/:path'),
  ...inTranslations('/:rest'),
  { address: '/:path', files: ['current/:path.html', 'current/:path'] },
];

/** The rows of an address in each translation of the site, which has a not-found page of its own. */
function inTranslations(address: string, ...files: readonly string[]): readonly SiteRow[] {
  return languages
    .filter(({ prefix }) => prefix)
    .map(({ prefix }) => ({
      address: prefix + address,
      files: files.map((file) => `current${prefix}${file}`),
      notFound: `current${prefix}/404.html`,
    }));
}

/** The not-found page of the live site. */
export const notFoundPage = 'current/404.html';

/** The kind of a response, which decides its headers. */
export type Kind = 'page' | 'preview' | 'asset' | 'manifest' | 'report';

/** The kind of a file by its key in the store; files at the root of the site are cached like pages. */
export function kindOf(file: string): Kind {
  if (file.startsWith('apps/')) return 'asset';
  if (file.startsWith('previews/')) return 'preview';
  if (/(?:^|\/)_report\//.test(file)) return 'report';
  return file.endsWith('/mf-manifest.json') ? 'manifest' : 'page';
}

/** The source of a regular expression with a named group for each part of an address, without anchors. */
export const addressPattern = (address: string) =>
  address.replaceAll('.', '\\.').replace(/:(\w+)/g, (_, part: string) => `(?<${part}>${addressParts[part]})`);

const reserved = /^\/(?:apps|federation|_preview|_report)(?:\/|$)/;
/** Each language has a not-found page. */
const reservedInLanguages = /^\/(?:404(?:-all)?|index)(?:\/|$)/;

/** Whether the site reserves a path, such as `/apps/news`, so that no app may have a page there. */
export const isReserved = (path: string) =>
  reserved.test(path) || reservedInLanguages.test(path.slice(languageOf(path).prefix.length));
