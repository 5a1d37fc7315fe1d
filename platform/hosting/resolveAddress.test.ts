import { resolveAddress } from './resolveAddress.ts';

/** The files that are read for an address. */
async function filesFor(address: string): Promise<readonly string[]> {
  const files: string[] = [];
  await resolveAddress(address, async (file) => void files.push(file));
  return files;
}

test('a query does not change the file', async () => {
  expect(await filesFor('/about?from=mail')).toEqual(['current/about.html', 'current/about', 'current/404.html']);
});

test('letters that need no escape are the same when they are escaped, and a redirect keeps the query', async () => {
  const files = ['current/services/a_b.html', 'current/services/a_b', 'current/404.html'];
  expect(await filesFor('/services/%61%5Fb?from=mail')).toEqual(files);
  expect(await resolveAddress('/%61bout/?from=mail', async () => undefined)).toEqual({
    status: 308,
    location: '/about?from=mail',
  });
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
  '/about%5C..%5Cx',
  '/about%2Fx',
  '/%61bout.html',
  '/%',
  '/%ff',
  '/about\n',
  '/apps/shell/1/main.js.gz',
  '/.well-known.txt',
  '/.well-known/.env',
])('%j leads to the not-found page alone', async (address) => {
  expect(await filesFor(address)).toEqual(['current/404.html']);
});

test('every address resolves quickly', async () => {
  const started = performance.now();
  for (const part of ['a', 'a/', '.', '-.', '/.well-known', 'a.html', '/apps'])
    await filesFor(`/${part.repeat(100_000)}!`);
  expect(performance.now() - started).toBeLessThan(1000);
});
