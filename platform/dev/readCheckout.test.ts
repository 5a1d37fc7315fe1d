import type { Route } from '@mirqam/shared/contract/Route';
import { writePreviewOf } from '../live/preview.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { findConflicts } from './readCheckout.ts';
import { storeUpstream } from './upstream/storeUpstream.ts';
import { releasedElsewhere } from './upstream/takeSnapshot.ts';

const store = ScratchStore.between(beforeEach, afterEach);

const routes = (path: string, redirects: readonly string[] = []): readonly Route[] => [
  { pattern: path, page: 'HomePage', paths: [{ path, title: path, description: path, redirects }] },
];

test('apps whose addresses differ stand beside each other', async () => {
  expect(await findConflicts({ legal: routes('/terms'), news: routes('/news', ['/old-news']) })).toEqual([]);
});

test.each([
  ['the same address', routes('/terms'), '/terms has two owners, legal and news: change a pattern in one routes.ts'],
  [
    'an address that differs only in case',
    routes('/Terms'),
    '/terms in legal and /Terms in news differ only in case, so that some hosts and disks take one for the other: change or remove one',
  ],
  [
    'a redirect from the address of a page',
    routes('/news', ['/terms']),
    '/terms is a page of legal and a redirect to /news of news: remove one of the two',
  ],
])('two apps with %s are named', async (_, news, conflict) => {
  expect(await findConflicts({ legal: routes('/terms'), news })).toEqual([conflict]);
});

test('an address of an app from source and of a released one is named, also beside a preview', async () => {
  await promoteTinySite(store, "'<h1>One</h1>'", ['/one']);
  const { url } = await writePreviewOf(store, [], () => undefined);
  for (const base of ['', url]) {
    const others = await releasedElsewhere({ ...storeUpstream(store), base }, ['legal']);
    expect(await findConflicts({ legal: routes('/one') }, others)).toEqual([
      '/one has two owners, articles and legal: change a pattern in one routes.ts',
    ]);
  }
});

test('the released version of an app from source does not count', async () => {
  await promoteTinySite(store, "'<h1>One</h1>'", ['/one']);
  expect(await releasedElsewhere(storeUpstream(store), ['articles'])).toEqual([{ app: 'shell', routes: [] }]);
});
