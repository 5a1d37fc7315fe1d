import type { Route } from '@mirqam/shared/contract/Route';
import { findConflicts } from './readCheckout.ts';

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
    '/terms is a page and a redirect to /news: remove one of the two',
  ],
])('two apps with %s are named', async (_, news, conflict) => {
  expect(await findConflicts({ legal: routes('/terms'), news })).toEqual([conflict]);
});
