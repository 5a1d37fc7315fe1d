import type { Composition } from '@mirqam/shared/contract/Composition';
import { matchRoute } from './matchRoute.ts';

/** The composition of a page, which a pattern of its app would match elsewhere too. */
const inPage: Composition = {
  id: 'c0ffee0001',
  apps: { news: { version: '1.0.0-3f2a9c1b7d', routes: [['/:slug', 'ArticlePage']] } },
  routeTable: ['/apps/shell/routes.3f2a9c1b7d42.js', 'sha256-0'],
  path: '/today',
};
const kindOf = (composition: Composition, path: string) => matchRoute(composition, path).kind;

test('before the route table has come, a page knows its own route alone', () => {
  expect(kindOf(inPage, '/today')).toBe('page');
  expect(kindOf(inPage, '/about')).toBe('unknown');
  expect(kindOf({ ...inPage, routeTable: undefined }, '/about')).toBe('page');
});

test('an unknown address stays unknown after its own page is the not-found page', () => {
  const notFound = { ...inPage, apps: {} };
  expect(kindOf(notFound, '/today')).toBe('not-found');
  expect(kindOf(notFound, '/about')).toBe('unknown');
});

test('the address of a file is that of no page', () => {
  expect(kindOf(inPage, '/apps/news/guide.3f2a9c1b7d42.pdf')).toBe('not-found');
});
