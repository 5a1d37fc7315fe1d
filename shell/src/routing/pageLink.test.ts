import type { Composition } from '@mirqam/shared/contract/Composition';
import { matchRoute } from './matchRoute.ts';
import { linkFinder } from './pageLink.ts';

const routes = (path: string) => [[path, 'TestPage']] as const;
const composition: Composition = {
  id: 'c0ffee0001',
  apps: {
    legal: { version: '1.0.0-3f2a9c1b7d', routes: routes('/terms-conditions') },
    news: { version: '1.0.0-9c1b7d3f2a', routes: routes('/news'), disabled: true },
    talks: { version: '1.0.0-9c1b7d3f2b', routes: [['/video', 'VideoPage', 'Video', { hasOwnPolicy: true }]] },
  },
};

/** The paths of the links that the shell follows from a page. */
function followedFrom(path: string) {
  document.body.innerHTML = ['/terms-conditions#data', '/news', '/video', '/nowhere']
    .map((href) => `<a href="${href}"><b>${href}</b></a>`)
    .join('');
  const findLink = linkFinder(composition, '', matchRoute(composition, path));
  return [...document.querySelectorAll('b')].flatMap((element) => findLink(element)?.pathname ?? []);
}

test('the shell follows links to pages of remotes that are not disabled and have no policy of their own', () => {
  expect(followedFrom('/')).toEqual(['/terms-conditions']);
});

test('a link to another language loads its document in full', () => {
  document.body.innerHTML = '<a href="/ar/news"></a><a href="/terms-conditions"></a>';
  const [arabic, english] = document.querySelectorAll('a');
  const findLink = linkFinder({ ...composition, path: '/' }, '', matchRoute(composition, '/'));
  expect(findLink(english ?? null)?.pathname).toBe('/terms-conditions');
  expect(findLink(arabic ?? null)).toBeUndefined();
  const known = { ...composition, apps: { news: { version: '1.0.0-9c1b7d3f2a', routes: routes('/ar/news') } } };
  expect(linkFinder({ ...known, path: '/' }, '', matchRoute(known, '/'))(arabic ?? null)).toBeUndefined();
  expect(linkFinder({ ...known, path: '/ar' }, '', matchRoute(known, '/ar'))(arabic ?? null)?.pathname).toBe(
    '/ar/news',
  );
});

test('every link leads away from a page with a policy of its own by a full load', () => {
  expect(followedFrom('/video')).toEqual([]);
});
