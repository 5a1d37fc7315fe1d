import { checkLinks, linksOf, prefixLinks } from './links.ts';

const html = '<a class="x" href="/">Home</a><a href="/about#team">Team</a><a href="//other.example/">Other</a>';

test('links inside the site are found without their fragment', () => {
  expect(linksOf(html)).toEqual(['/', '/about']);
});

test('links of a preview stay in the preview', () => {
  expect(prefixLinks(html, '/_preview/0123456789')).toBe(
    '<a class="x" href="/_preview/0123456789">Home</a><a href="/_preview/0123456789/about#team">Team</a><a href="//other.example/">Other</a>',
  );
});

test('a link that no page answers is refused with page and target', () => {
  const links = new Map([
    ['/', ['/about', '/nowhere']],
    ['/about', []],
  ]);
  expect(() => checkLinks(links)).toThrow('/ links to /nowhere, which no app has');
});
