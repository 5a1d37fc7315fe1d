import { checkLinks } from './checkLinks.ts';

const page = (links: readonly string[], ids: readonly string[] = []) => ({ links, ids });
const about = ['/about', page([], ['team'])] as const;

test.each(['/about', '/about#team', '/about?from=home#team', '/about#', '/#top', '#content'])(
  'a link to %s is accepted',
  (link) => {
    expect(() => checkLinks(new Map([['/', page([link], ['content'])], about]))).not.toThrow();
  },
);

test('a link to a translation that is missing leads to the English page', () => {
  expect(() => checkLinks(new Map([['/ar', page(['/ar/about#team'])], about]))).not.toThrow();
  expect(() => checkLinks(new Map([['/ar', page(['/ar/about#staff'])], about]))).toThrow('has no element with that id');
  expect(() => checkLinks(new Map([['/ar', page(['/ar/nothing'])], about]))).toThrow('which no app has');
});

test.each(['/about#staff', '#content'])('a link to %s, an id that the page lacks, is refused', (link) => {
  expect(() => checkLinks(new Map([['/', page([link])], about]))).toThrow(
    new RegExp(`^/ links to ${link}, but /\\w* has no element with that id`),
  );
});

test.each(['about', './about', '../about', '?q=1#team'])('the relative link %s is refused', (link) => {
  expect(() => checkLinks(new Map([['/journals/a', page([link])], about]))).toThrow(/^\/journals\/a links to /);
});

test('many links to many ids are checked in seconds, so that no other release waits for them', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => `part-${index}`);
  const links = ids.map((id) => `#${id}`);
  const start = performance.now();
  expect(() => checkLinks(new Map([['/', page(links, ids)]]))).not.toThrow();
  expect(performance.now() - start).toBeLessThan(5000);
});
