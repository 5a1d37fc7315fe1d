import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('no page waits for a second font because of a letter in it', ({ listed }) => {
  const waiting = listed.flatMap(({ path, html, texts }) => {
    const ranges = secondFonts(html).flatMap(rangesOf);
    expect(ranges.length).toBeGreaterThan(0);
    const letters = new Set(texts.join(''));
    const found = [...letters].filter((letter) => ranges.some((range) => isWithin(range, letter)));
    return found.length > 0 ? [{ path, found }] : [];
  });
  expect(waiting).toEqual([]);
});

type Range = readonly [first: number, last: number];

/** The styles of the fonts of the site that a browser loads for a letter of their range alone. */
const secondFonts = (html: string) =>
  (html.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => /woff2.*unicode-range/.test(face));

const rangesOf = (face: string): readonly Range[] =>
  [...face.matchAll(/u\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);

const isWithin = ([first, last]: Range, letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= first && code <= last;
};
