import { keptCompositions } from './keptCompositions.ts';

test.each([
  [46, 4],
  [10_000, 2],
])('of a site of %i pages the newest %i compositions keep their pages', (pages, kept) => {
  expect(keptCompositions(pages)).toBe(kept);
});
