import { contentTypes } from './contentTypes.ts';
import type { HostedSite, Redirect } from './HostedSite.ts';
import { type Headers, headersFor, securityHeaders } from './headers.ts';
import { addressPattern, type Kind, kindOf, notFoundPage, type SiteRow, siteTable } from './siteTable.ts';

interface NginxOptions extends Partial<HostedSite> {
  /** The folder of the store on the machine of nginx. */
  readonly store: string;
  readonly port: number;
  /** Whether nginx has the module `brotli_static`. */
  readonly hasBrotli: boolean;
  /** Whether the kernel of that machine has IPv6: without it nginx does not start. */
  readonly hasIpv6?: boolean;
}

/**
 * A server block, for the folder `conf.d` of nginx, that responds as the local server does.
 *
 * A promotion renames the link `current`; nginx follows the link for every request and needs no reload, but for new headers.
 */
export const nginxConfiguration = ({
  store,
  port,
  hasBrotli,
  hasIpv6 = false,
  security = securityHeaders,
  redirects = [],
}: NginxOptions) => `# Made by "site nginx" from the table of the site's addresses.
# An error is never kept: the file may be there for the next request.
map $status $asset_cache {
  ~^(?:200|304)$ ${quote(caching('asset'))};
  default ${quote(caching('page'))};
}
server {
  listen ${port} default_server;${hasIpv6 ? `\n  listen [::]:${port} default_server;` : ''}
  server_name _;
  merge_slashes off;
  root ${quote(store)};

  types {
    ${types.join('\n    ')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/csv text/javascript text/plain;
  server_tokens off;
  absolute_redirect off;
  # A promotion changes what a name leads to: nginx must not keep files open.
  open_file_cache off;
  # In the store a link leads only to what its owner could have copied; the path of the store may have other links.
  disable_symlinks if_not_owner ${quote(`from=${store}`)};
  # As the built-in server; nginx sends the headers of a range with its refusal too.
  max_ranges 0;
  gzip_static on;
  # A proxy between nginx and the visitor sends "Via", or HTTP/1.0: it gets the compressed form too.
  gzip_proxied any;
  gzip_http_version 1.0;${hasBrotli ? '\n  brotli_static on;' : ''}
  error_page 404 @not_found;
  # nginx responds to an invalid request before it looks for a location.
  ${addHeaders('page', security, 2)}

  ${[...redirects.map((redirect) => moved(redirect, security)), ''].join('\n\n  ')}${siteTable.map((row) => location(row, security)).join('\n\n  ')}

  location / {
    return 404;
  }

  ${notFoundLocations(security).join('\n\n  ')}

  location @not_found {
    ${addHeaders('page', security)}
    try_files /${notFoundPage} =404;
  }
}
`;

const caching = (kind: Kind) => headersFor(kind)['Cache-Control'] ?? '';

const types = Object.entries(contentTypes).map(([ending, type]) => `${type.split(';')[0]} ${ending.slice(1)};`);

/** A redirect that is newer than the configuration has a page of its own, see `redirectPage`. */
function moved({ from, to, isTemporary }: Redirect, security: Headers): string {
  const status = isTemporary ? 307 : 308;
  return block(`= ${quote(from)}`, [addHeaders('page', security), `return ${status} ${to}$is_args$args;`]);
}

/** The first matching regular expression wins, as the first matching row does. */
function location({ address, redirect, files = [], notFound }: SiteRow, security: Headers): string {
  const [first] = files;
  return block(`~ ${quote(`^${addressPattern(address)}\\z`)}`, [
    ...(notFound ? [`error_page 404 ${locationName(notFound)};`] : []),
    ...(first ? [addHeaders(kindOf(first), security), `try_files ${files.map(withVariables).join(' ')} =404;`] : []),
    ...(redirect ? [addHeaders('page', security), `return 308 ${withVariables(redirect)}$is_args$args;`] : []),
    ...(first || redirect ? [] : ['return 404;']),
  ]);
}

/** The not-found page of the row, or that of the live site. */
const notFoundLocations = (security: Headers) =>
  [...new Set(siteTable.flatMap(({ notFound = [] }) => notFound))].map((page) =>
    block(locationName(page), [addHeaders(kindOf(page), security), `try_files ${withVariables(page)} @not_found;`]),
  );

function locationName(page: string) {
  return `@not_found_in_${page.replace(/(?:\/:\w+)?\/404\.html$/, '').replace('/', '_')}`;
}

function block(match: string, lines: readonly string[]) {
  return `location ${match} {\n    ${lines.join('\n    ')}\n  }`;
}

/** Turns the parts of an address into variables of the matching regular expression. */
function withVariables(text: string) {
  return `/${text.replace(/^\//, '').replace(/:(\w+)/g, '$$$1')}`;
}

/** nginx drops inherited headers where a location adds its own, so each location adds all. */
function addHeaders(kind: Kind, security: Headers, indent = 4) {
  const headers = { ...headersFor(kind, security), ...(kind === 'asset' ? { 'Cache-Control': '$asset_cache' } : {}) };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
    .join(`\n${' '.repeat(indent)}`);
}

function quote(text: string) {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
