import { subsets } from '@mirqam/platform/webpack/fontSubsets';
import { expect } from '@playwright/test';
import { readRenderedPages } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

test('no page waits for a second font because of a letter in it', ({ listed }) => {
  const waiting = listed.flatMap(({ path, html, texts }) => {
    const ranges = fontsWith('accents', html).flatMap(rangesOf);
    expect(ranges.length).toBeGreaterThan(0);
    // The first font is asked before.
    const others = lettersOf(texts).filter((letter) => !subsets.basic.includes(letter));
    const found = others.filter((letter) => ranges.some((range) => isWithin(range, letter)));
    return found.length > 0 ? [{ path, found }] : [];
  });
  expect(waiting).toEqual([]);
});

test('the fonts of Arabic pages have every letter in them', { tag: '@nightly' }, async ({ origin, pages }) => {
  const arabic = await readRenderedPages(
    origin,
    pages.translated.filter((path) => /^\/ar(?:\/|$)/.test(path)),
  );
  expect(arabic.length).toBeGreaterThan(0);
  const missing = arabic.flatMap(({ path, html, texts }) => {
    const ranges = fontsWith('ar', html).flatMap(rangesOf);
    const found = lettersOf(texts).filter((letter) => !ranges.some((range) => isWithin(range, letter)));
    return found.length > 0 ? [{ path, found }] : [];
  });
  expect(missing).toEqual([]);
});

/** Spaces and the controls of direction need no letter. */
const lettersOf = (texts: readonly string[]) =>
  [...new Set(texts.join(''))].filter((letter) => !/[\s\p{C}]/u.test(letter));

type Range = readonly [first: number, last: number];

/** The styles of the fonts of the site that a browser loads for a letter of their range alone, by the subset in their names. */
const fontsWith = (subset: string, html: string) =>
  (html.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) =>
    new RegExp(`-${subset}\\b[^}]*woff2.*unicode-range`).test(face),
  );

const rangesOf = (face: string): readonly Range[] =>
  [...face.matchAll(/u\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);

const isWithin = ([first, last]: Range, letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= first && code <= last;
};
