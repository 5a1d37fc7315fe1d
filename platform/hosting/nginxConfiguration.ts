import { contentTypes } from './contentTypes.ts';
import { headersFor, type Kind } from './headers.ts';

interface NginxOptions {
  /** The folder of the store as nginx sees it. */
  readonly store: string;
  readonly port: number;
  /** Whether nginx has the module `brotli_static`. */
  readonly hasBrotli: boolean;
}

/**
 * A server block that answers as the built-in server does, for the folder `conf.d` of nginx.
 *
 * A promotion renames the link `current`; nginx follows it anew for every request and needs no reload.
 */
export const nginxConfiguration = (options: NginxOptions) => `# Made by "site nginx" from the header table of the site.
server {
  listen ${options.port} default_server;
  listen [::]:${options.port} default_server;
  server_name _;
  root ${quote(options.store)};

  ${types}
  charset utf-8;
  charset_types text/css text/javascript text/plain;
  server_tokens off;
  absolute_redirect off;
  # Files change by name: nothing about an open file may be remembered.
  open_file_cache off;
  gzip_static on;${options.hasBrotli ? '\n  brotli_static on;' : ''}
  error_page 404 @missing;
  # What is no request of HTTP is answered before it has a location.
  ${addHeaders('root', 2)}

  ${addresses(options.store)}
}
`;

// Redirects first: among regular expressions the first that matches wins.
const addresses = (store: string) => `location ~ "^(?<bare>(?:/[\\w-][\\w.-]*)+)/$" {
    ${addHeaders('root')}
    return 308 $bare$is_args$args;
  }

  # The built-in server knows these names no more than this one.
  location ~ "/\\.(?!well-known/)|\\.(?:html|br|gz)$|^/(?:index|404)$|^/apps/[^/]+/[^/]+/server/" {
    return 404;
  }

  location ~ "^/apps/" {
    ${addHeaders('asset')}
    try_files $uri =404;
  }

  location ~ "^/_preview/(?<preview>[0-9a-f]{10})$" {
    root ${quote(`${store}/previews`)};
    error_page 404 @missing_in_preview;
    ${addHeaders('preview')}
    try_files /$preview/index.html =404;
  }

  location ~ "^/_preview/(?<preview>[0-9a-f]{10})/(?:index|404)$" {
    error_page 404 @missing_in_preview;
    return 404;
  }

  location ~ "^/_preview/(?<preview>[0-9a-f]{10})/(?<path>.+)$" {
    root ${quote(`${store}/previews`)};
    error_page 404 @missing_in_preview;
    ${addHeaders('preview')}
    try_files /$preview/$path.html =404;
  }

  location @missing_in_preview {
    root ${quote(`${store}/previews`)};
    ${addHeaders('preview')}
    try_files /$preview/404.html @missing;
  }

  location = / {
    root ${quote(`${store}/current`)};
    ${addHeaders('page')}
    try_files /index.html =404;
  }

  location ~ "\\.\\w+$" {
    root ${quote(`${store}/current`)};
    ${addHeaders('root')}
    try_files $uri.html $uri =404;
  }

  location / {
    root ${quote(`${store}/current`)};
    ${addHeaders('page')}
    try_files $uri.html =404;
  }

  location @missing {
    root ${quote(`${store}/current`)};
    ${addHeaders('page')}
    try_files /404.html =404;
  }`;

/** nginx drops inherited headers where a location adds its own, so each adds all. */
const addHeaders = (kind: Kind, indent = 4) =>
  Object.entries(headersFor(kind))
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
    .join(`\n${' '.repeat(indent)}`);

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const types = `types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    ${type.split(';')[0]} ${ending.slice(1)};`)
  .join('\n')}
  }`;
