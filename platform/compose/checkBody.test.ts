import { checkBody } from './checkBody.ts';
import type { BodyValues } from './RenderThread.ts';

const body: BodyValues = { mainHeadings: ['News'], links: [], ids: [], images: [], styled: [], text: '' };
const check = (changes: Partial<typeof body>) => () => checkBody('/news of news', { ...body, ...changes });

test('a page with one main heading and plain words is accepted', () => {
  expect(check({ text: 'A bestseller leads the list.' })).not.toThrow();
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
