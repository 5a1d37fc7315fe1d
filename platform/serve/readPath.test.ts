import { readPath } from './readPath.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/?from=mail', '/about/'],
  ['/journals/author/find-a-journal?x=1', '/journals/author/find-a-journal'],
  ['/apps/shell/1.0.0-3f2a9c1b7d/main.js?retry=1', '/apps/shell/1.0.0-3f2a9c1b7d/main.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/.well-known', '/.well-known'],
])('%s asks for %s', (address, path) => {
  expect(readPath(address)).toBe(path);
});

test.each([
  '',
  'about',
  '//elsewhere.example/',
  '/about//',
  '/.env',
  '/.git/config',
  '/apps/.cache/x.js',
  '/../etc/passwd',
  '/apps/../live/00000001.json',
  '/%2e%2e/etc/passwd',
  '/about%00.html',
  '/about\\..\\x',
  '/about.html',
  '/index',
  '/404',
  '/about.html.br',
  '/apps/shell/1/main.js.gz',
  '/apps/shell/1/server/server.cjs',
  '/.well-known.txt',
])('nothing can be called %j', (address) => {
  expect(readPath(address)).toBeUndefined();
});

test('no address takes long to read', () => {
  const started = performance.now();
  for (const part of ['a', 'a/', '.', '-.', '/.well-known']) readPath(`/${part.repeat(100_000)}!`);
  expect(performance.now() - started).toBeLessThan(1000);
});
