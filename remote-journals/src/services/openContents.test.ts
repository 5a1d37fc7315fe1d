import { content as integrity } from '../content/author/check-integrity.ts';
import { openContents } from './openContents.ts';

const contents = openContents(({ type, slug }) => import(`../content/${type}/${slug}`));

test('every render of a page reads the same promise', () => {
  const compliance = { type: 'editor', slug: 'compliance-check' };
  expect(contents.read(compliance)).toBe(contents.read(compliance));
});

test('loaded content is read without waiting', async () => {
  const metrics = { type: 'editor', slug: 'journal-metrics-analytics' };
  const content = await contents.load(metrics);
  expect(contents.read(metrics)).toMatchObject({ status: 'fulfilled', value: content });
  expect(contents.loaded(metrics)).toBe(content);
});

test('a slug that two audiences share gives the content of the requested audience', async () => {
  const [ofPublisher, ofUniversity] = await Promise.all(
    ['publisher', 'university'].map((type) => contents.load({ type, slug: 'journal-hosting' })),
  );
  expect(ofPublisher).toMatchObject({ audience: 'publisher', banner: { maintitle: 'End-to-End journal hosting' } });
  expect(ofUniversity).toMatchObject({ audience: 'university', banner: { maintitle: 'End-to-End journal hosting' } });
});

test('renders wait after a failed load, so that the HTML stays, until the next preload succeeds', async () => {
  const params = { type: 'author', slug: 'check-integrity' };
  const lost = jest.fn(() => {
    throw new Error('chunk lost');
  });
  jest.doMock('../content/author/check-integrity.ts', lost);
  const shown = jest.fn();
  contents.read(params).then(shown, shown);
  await expect(contents.load(params)).rejects.toThrow('chunk lost');
  expect(shown).not.toHaveBeenCalled();
  jest.dontMock('../content/author/check-integrity.ts');
  expect(await contents.load(params)).toEqual(integrity);
  await expect(contents.read(params)).resolves.toEqual(integrity);
});

test.each([
  { type: 'author', slug: 'peer-review' },
  { type: 'reader', slug: 'find-a-journal' },
  { type: 'author', slug: 'toString' },
  { type: 'Author', slug: 'find-a-journal' },
  { type: 'author', slug: '' },
])('an address without a service has no content: %j', async (params) => {
  expect(await contents.load(params)).toBeUndefined();
});
