import fc from 'fast-check';

const starts = [
  '/',
  '//',
  '/./',
  '/apps/',

  '/apps/shell/VERSION/',
  '/journals/',
  '/about/',
  '/_preview/',
  '/.well-known/',
  '',
  '\\',
];
const steps = [
  ...[
    '../',
    '..%2f',
    '..%2F',
    '%2e%2e/',
    '%2E%2E%2F',
    '.%2e/',
    '%252e%252e%252f',
    '..%252f',
    '..\\',
    '..%5c',
    '%2e%2e%5c',
  ],
  ...['....//', '...//', '..;/', '..//', '.././', './', '.%00./', '..%00/', '..%0d%0a/', '..%09/', '.. /', '..%20/'],
  ...[
    '%c0%ae%c0%ae/',
    '%c0%ae%c0%ae%c0%af',
    '..%c0%af',
    '%e0%80%ae%e0%80%ae/',
    '%uff0e%uff0e/',
    '\u00ae\u00ae/',
    '%ff/',
    '%/',
    '',
  ],
];
const places = [
  ...[
    'secret.txt',
    'store/.env',
    '.env',
    '.git/config',
    '.htaccess',
    '.htpasswd',
    '.DS_Store',
    'etc/passwd',
    'proc/self/environ',
  ],
  ...[
    'live/00000001.json',
    'live',
    'compositions',
    'published',
    'probe',
    'pages',
    'current/index.html',
    'current',
    'previews',
  ],
  ...[
    'apps',
    'apps/.env',
    'apps/shell/VERSION/',
    'apps/shell/VERSION/.env',
    'apps/shell/VERSION/server/server.cjs',
    'apps/shell/VERSION/server',
    'apps/shell/VERSION/main.js.br',
  ],
  ...[
    'index.html',
    'index',
    '404',
    '404.html',
    'about.html',
    'about.html.br',
    'about.html.gz',
    '.well-known/',
    '.well-known/.env',
  ],
  ...[
    'about',
    'robots.txt',
    'package.json',
    'nginx.conf',
    'C:/Windows/win.ini',
    'CON',
    'index.php',
    'wp-admin/',
    'cgi-bin/sh',
  ],
];
const ends = [
  '',
  '/',
  '//',
  '/.',
  '/..',
  '?',
  '?x=../../.env',
  '#x',
  '%00',
  '%00.html',
  '%00/',
  '.',
  '..',
  '%20',
  ' ',
  ';x',
  '~',
  '.bak',
  ':$DATA',
  '%',
  '%2',
  '%zz',
  '*',
];
const otherMethods = [
  ...[
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'MKCOL',
    'COPY',
    'MOVE',
    'LOCK',
  ],
  ...['SEARCH', 'PURGE', 'REPORT', 'BREW', 'get', 'GeT', 'GET\t', '', 'G\u0000T', 'X'.repeat(300)],
];

const target = fc
  .tuple(
    fc.constantFrom('', '', '', '', 'http://elsewhere.example', 'file://', 'localhost'),
    fc.constantFrom(...starts),
    fc.array(fc.constantFrom(...steps), { maxLength: 6 }).map((taken) => taken.join('')),
    fc.constantFrom(...places),
    fc.constantFrom(...ends),
  )
  .map((parts) => parts.join(''));

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom(...otherMethods) },
);

/** First lines of requests that no browser sends; `VERSION` stands for that of the shell. */
export const strangeRequests = (count: number, version: string): readonly string[] =>
  fc
    .sample(fc.tuple(method, target), { numRuns: count, seed: 20261121 })
    .map((parts) => `${parts.join(' ').replaceAll('VERSION', version)} HTTP/1.1`);
