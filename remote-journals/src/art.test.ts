import { journals } from '@mirqam/shared/contract/journals';
import { art } from './art.ts';

const names = Object.keys(art).filter((name) => !name.startsWith('og/'));

test('every content file has three drawings, and nothing else has any', () => {
  const expected = journals.flatMap(({ value, list }) =>
    list.flatMap(({ content }) => [1, 2, 3].map((section) => `${value}/${content}-${section}`)),
  );
  expect(new Set(names)).toEqual(new Set(expected));
});

test('no two drawings are alike', () => {
  const drawings = names.map((name) => art[name]?.());
  expect(new Set(drawings).size).toBe(names.length);
});

test.each(journals.map(({ value }) => value))('%s has a picture for link previews', (audience) => {
  expect(art[`og/${audience}.png`]?.()).toMatchObject({ width: 1200, height: 630 });
});
