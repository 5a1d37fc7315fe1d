import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { audiences } from '../audiences.ts';
import { services as englishServices } from '../services.ts';
import { services } from './services.ts';

const folder = join(process.cwd(), 'remote-journals/src/content/ar');
const pairs = services.map((arabic) => {
  const { audience, slug } = arabic.entry;
  const english = englishServices.find(({ entry }) => entry.audience === audience && entry.slug === slug);
  return { path: `/ar/journals/${audience}/${slug}`, arabic, english };
});

/** Every text of a record with the names of its fields, such as `section1.list.0.para`. */
function textsOf(record: unknown, field = ''): readonly (readonly [field: string, text: string])[] {
  if (typeof record === 'string') return [[field, record]];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) => textsOf(value, field ? `${field}.${name}` : name));
}

/** The texts of a page without its example, which each language writes for its own readers. */
function proseOf(service: (typeof services)[number] | undefined) {
  if (!service) return [];
  const { specimen: _example, ...content } = service.content;
  return textsOf({ entry: service.entry, content });
}

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([match]) => match);

test.each(Object.keys(audiences))('the list names every Arabic file of the audience %s', (audience) => {
  const listed = services.filter(({ entry }) => entry.audience === audience).map(({ entry }) => `${entry.slug}.ts`);
  expect(readdirSync(join(folder, audience)).sort()).toEqual(listed.sort());
});

test('the Arabic services are in the order of the English ones', () => {
  const paths = englishServices.map(({ entry }) => `/ar/journals/${entry.audience}/${entry.slug}`);
  expect(pairs.map(({ path }) => path)).toEqual(paths.filter((path) => pairs.some((pair) => pair.path === path)));
});

test.each(pairs)('$path has the figures of the English page, text by text', ({ arabic, english }) => {
  const figures = (service: typeof english) =>
    new Map(
      proseOf(service).map(([field, text]) => [field, /\.img$/.test(field) ? [] : found(/\d+(?:[.,:]\d+)*/g, text)]),
    );
  const ofEnglish = figures(english);
  const ofBoth = [...figures(arabic)].filter(([field]) => ofEnglish.has(field));
  expect(ofBoth.length).toBeGreaterThan(25);
  expect(ofBoth).toEqual(ofBoth.map(([field]) => [field, ofEnglish.get(field)]));
});

test.each(pairs)(
  '$path links to the Arabic twins of the pages that the English page links to',
  ({ arabic, english }) => {
    const links = (service: typeof english) => proseOf(service).flatMap(([, text]) => found(/(?<=href=")[^"]+/g, text));
    expect(links(english).map((link) => `/ar${link}`)).toEqual(expect.arrayContaining(links(arabic)));
  },
);

test.each(pairs)('$path has Arabic letters in every text', ({ arabic }) => {
  const names = /\.(?:img|icon|slug|audience)$|^content\.audience$/;
  const texts = proseOf(arabic).filter(([field]) => !names.test(field));
  expect(texts.filter(([, text]) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
});

test('every Arabic service has its own card text of at most 12 words', () => {
  const texts = services.map(({ entry }) => entry.desc);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.split(' ').length > 12)).toEqual([]);
});
