import { checkBody } from './checkBody.ts';
import type { BodyValues } from './RenderThread.ts';

const body: BodyValues = { mainHeadings: ['News'], links: [], ids: [], images: [], styled: [], text: '' };
const check = (changes: Partial<typeof body>) => () => checkBody('/news of news', { ...body, ...changes });

test('a page with one main heading and plain words is accepted', () => {
  expect(check({ text: 'A bestseller leads the list.' })).not.toThrow();
});

test('a page without a main heading is refused', () => {
  expect(check({ mainHeadings: [] })).toThrow('/news of news has no main heading: give it one h1');
});

test('a page with two main headings is refused with both', () => {
  expect(check({ mainHeadings: ['News', 'Today'] })).toThrow(
    '/news of news has 2 main headings, "News" and "Today": keep one h1',
  );
});

test('a page with an empty heading is refused with its level', () => {
  expect(check({ emptyHeadings: ['h3'] })).toThrow('/news of news has an empty <h3>: write its words, or remove it');
});

test('a page with a style attribute is refused with the tag', () => {
  expect(check({ styled: ['p', 'li'] })).toThrow('/news of news has <p style>, which the CSP blocks: write a class');
});

test.each(['World-class', 'leading', 'best', 'cutting edge', 'state-of-the-art', 'unrivalled', 'premier'])(
  'a page that says "%s" is refused with the word',
  (boast) => {
    expect(check({ text: `Our ${boast} service` })).toThrow(`/news of news boasts with "${boast}": say in plain words`);
  },
);

test('a page with filler is refused', () => {
  expect(check({ text: 'Lorem ipsum' })).toThrow('/news of news has the filler "Lorem": write its text');
});
