import { checkLinks, prefixLinks } from './links.ts';

const html = '<a class="x" href="/">Home</a><a href="/about#team">Team</a><a href="//other.example/">Other</a>';

test('links inside the site lead somewhere, with or without a fragment', () => {
  expect(() => checkLinks('/', html, new Set(['/', '/about']))).not.toThrow();
});

test('links of a preview stay in the preview', () => {
  expect(prefixLinks(html, '/_preview/0123456789')).toBe(
    '<a class="x" href="/_preview/0123456789">Home</a><a href="/_preview/0123456789/about#team">Team</a><a href="//other.example/">Other</a>',
  );
});

test('a form leads to a page as a link does', () => {
  const form = '<form class="x" action="/about"></form>';
  expect(prefixLinks(form, '/_preview/0123456789')).toBe('<form class="x" action="/_preview/0123456789/about"></form>');
  expect(() => checkLinks('/', form, new Set(['/']))).toThrow('/ links to /about, which no app has');
});

test('a link that no page answers is refused with page and target', () => {
  expect(() => checkLinks('/', html, new Set(['/']))).toThrow('/ links to /about, which no app has');
});
