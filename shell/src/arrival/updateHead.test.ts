import { updateHead } from './updateHead.ts';

const terms = { title: 'Terms', isKnown: true };
const production = { origin: 'https://www.example.org' };

/** The elements of the head that search engines read. */
const listing = () =>
  [...document.head.querySelectorAll('link[rel="canonical"], meta[name="robots"]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('content'),
  );

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="/before">';
  history.replaceState(null, '', '/terms');
});

test('a page that the site does not have has no canonical address and is not to be indexed', () => {
  updateHead({ title: 'Page not found', isKnown: false }, '/terms', production);
  expect(listing()).toEqual(['noindex']);
  updateHead(terms, '/terms', production);
  expect(listing()).toEqual(['https://www.example.org/terms']);
});

test('a page of a site that search engines must not list names its own address, and is not to be indexed', () => {
  updateHead(terms, '/terms', { origin: 'https://staging.example.org', isUnlisted: true });
  expect(listing()).toEqual(['https://staging.example.org/terms', 'noindex']);
  updateHead(terms, '/terms', production);
  expect(listing()).toEqual(['https://www.example.org/terms']);
});

test('a page of a preview is noindex', () => {
  history.replaceState(null, '', '/_preview/c0ffee0001/terms');
  updateHead(terms, '/terms', production);
  expect(listing()).toEqual(['noindex']);
});

test('nothing describes the page before', () => {
  document.head.innerHTML = `
    <link rel="alternate" hreflang="ar" href="/ar/before">
    <meta name="description" content="Before">
    <meta property="og:title" content="Before">
    <script type="application/ld+json">{"name":"Before"}</script>`;
  updateHead(terms, '/terms', production);
  expect(document.head.innerHTML).not.toMatch(/before/i);
});
