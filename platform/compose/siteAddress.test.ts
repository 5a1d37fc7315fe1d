import { UserError } from '../messages/UserError.ts';
import { findObject } from '../release/objects.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { type CompositionName, readComposition } from './compositions.ts';
import { siteAddress } from './siteAddress.ts';

afterEach(() => delete process.env['SITE_ORIGIN']);

test('the homepage of package.json is production, which search engines may list', () => {
  expect(siteAddress()).toEqual({ origin: expect.stringMatching(/^https:/) });
});

test('SITE_ORIGIN names another site, which search engines must not list', () => {
  process.env['SITE_ORIGIN'] = 'https://staging.example.org';
  expect(siteAddress()).toEqual({ origin: 'https://staging.example.org', isUnlisted: true });
});

test('SITE_ORIGIN may name production itself, and end in a slash', () => {
  expect(siteAddress(`${siteAddress().origin}/`)).toEqual(siteAddress());
});

test('an empty SITE_ORIGIN, as a pipeline without the variable sets it, means production', () => {
  process.env['SITE_ORIGIN'] = '';
  expect(siteAddress()).toEqual({ origin: expect.stringMatching(/^https:/) });
});

test.each([
  'www.example.org',
  'https://example.org/path',
  'https://example.org?x',
  'ftp://example.org',
  'https://a@b.org',
  '*',
])('"%s" is refused as an origin', (text) => {
  expect(() => siteAddress(text)).toThrow(UserError);
  expect(() => siteAddress(text)).toThrow(`must be an origin such as https://www.example.org, got "${text}"`);
});

const store = ScratchStore.between(beforeAll, afterAll);

test('releases that go live at another address keep their bytes, and no page, sitemap or robots.txt of the first address', async () => {
  const { origin } = siteAddress();
  const promoteSite = () => promoteTinySite(store, "'<h1>' + slug + '</h1>'", ['/one']);
  const textOf = async (state: CompositionName, file: string) =>
    String(await findObject(store, (await readComposition(store, state)).pages[file] ?? ''));
  const isTable = (key: string) => key.startsWith('apps/shell/routes.');
  const storedReleases = async () => (await store.list('apps/')).filter((key) => !isTable(key));
  const first = await promoteSite();
  const releases = await storedReleases();
  process.env['SITE_ORIGIN'] = 'https://staging.example.org';
  const { entry, rendered, reused } = await promoteSite();
  expect([rendered, reused]).toEqual([2, 0]);
  expect(await storedReleases()).toEqual(releases);
  for (const file of ['one.html', '404.html', 'sitemap.xml', 'robots.txt', '.well-known/security.txt']) {
    const [before, after] = [await textOf(first.entry, file), await textOf(entry, file)];
    expect(before).toContain(origin);
    expect(after).toContain('https://staging.example.org');
    expect(after).not.toContain(origin);
  }
  for (const key of releases) expect(String(await store.get(key))).not.toContain(origin);
});
