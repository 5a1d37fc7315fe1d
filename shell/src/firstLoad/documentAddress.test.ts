import { languageOf } from '@mirqam/shared/contract/languages';
import { readDocumentAddress } from './documentAddress.ts';

const read = (dataset: Readonly<Record<string, string>>, href: string, language = languageOf('/')) => {
  const { protocol, origin, pathname, search, hash } = new URL(href);
  return readDocumentAddress(dataset, language, { protocol, origin, href, pathname, search, hash });
};
const host = 'https://a.example';

test('a page at its own address stays there', () => {
  expect(read({ path: '/about' }, `${host}/about?x=1#team`)).toEqual({
    path: '/about',
    base: '',
    isNotFound: false,
    isAway: false,
    better: undefined,
  });
});

test.each([
  ['/about', '/about.html'],
  ['/about', '/about/'],
  ['/about', '/about/index.html'],
  ['/about', '/About'],
  ['/about', '//about'],
  ['/about', '/%61bout'],
  ['/about', '/about?'],
  ['/', '/index.html'],
  ['/', '/index'],
  ['/', '//'],
])('the page %s puts the address %s right', (path, shown) => {
  const { isAway, better } = read({ path }, host + shown);
  expect({ isAway, better }).toEqual({ isAway: false, better: path });
});

test('a better address keeps search and hash', () => {
  expect(read({ path: '/about' }, `${host}/about.html?x=1#team`).better).toBe('/about?x=1#team');
});

test('a page of a preview keeps its prefix', () => {
  const home = read({ path: '/', base: '/_preview/c0ffee' }, `${host}/_preview/c0ffee/`);
  expect(home).toMatchObject({ path: '/', isAway: false, better: '/_preview/c0ffee' });
  expect(read({ path: '/about', base: '/_preview/c0ffee' }, `${host}/about`)).toMatchObject({ isAway: true });
});

test.each([
  `${host}/contact`,
  `${host}/no-such-page`,
  `${host}/proxy/about`,
  `${host}/web/20261128/https://www.mirqam.example/about`,
  `${host}/%E0%A4%A`,
  'file:///about',
  'file:///home/me/About%20us.html',
])('a page at %s is away, and still the page that its HTML names', (href) => {
  const { path, isAway, better } = read({ path: '/about' }, href);
  expect({ path, isAway, better }).toEqual({ path: '/about', isAway: true, better: undefined });
});

test('the not-found page is at home at every address of its site', () => {
  expect(read({ notFound: '' }, `${host}/No//such.html?`)).toMatchObject({ isNotFound: true, isAway: false });
  expect(read({ notFound: '', base: '/_preview/c0ffee' }, `${host}/elsewhere`)).toMatchObject({ isAway: true });
});

test('the not-found page of another language is away: its links load pages with words of their own', () => {
  expect(read({ notFound: '' }, `${host}/ar/no-such-page`)).toMatchObject({ isNotFound: true, isAway: true });
  expect(read({ notFound: '' }, `${host}/ar/no-such-page`, languageOf('/ar'))).toMatchObject({ isAway: false });
  expect(read({ notFound: '' }, `${host}/proxy/ar/nothing`, languageOf('/ar'))).toMatchObject({ isAway: true });
});

test('a document that names no page is that of its address', () => {
  expect(read({}, `${host}/about`)).toMatchObject({ path: '/about', isAway: false, better: undefined });
});
