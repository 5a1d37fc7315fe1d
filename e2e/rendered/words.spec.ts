import { expect } from '@playwright/test';
import type { RenderedPage } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

test('no two pages share eight words in a row, except the bodies of the legal pages', ({ listed, pages }) => {
  const legal = pages.of('legal');
  const users = new Map<string, Set<string>>();
  for (const { path, texts, meta } of listed) {
    for (const run of [...texts, meta['description'] ?? ''].flatMap(runsOfEight)) {
      users.set(run, (users.get(run) ?? new Set()).add(path));
    }
  }
  const shared = [...users].map(([run, where]) => ({ run, where: [...where] })).filter(({ where }) => where.length > 1);
  expect(shared.filter(({ where }) => where.some((path) => !legal.includes(path)))).toEqual([]);
  expect(shared.length).toBeGreaterThan(500);
});

test('every service of the menu has a page under its own name with 240 words that no other page has', ({
  listed,
  pages,
}) => {
  const home = listed.find(({ path }) => path === '/');
  const services = listed.filter(({ path }) => pages.of('journals').includes(path));
  expect(services.length).toBeGreaterThanOrEqual(29);
  expect(services.map(({ headings }) => headings)).toEqual(services.map(({ path }) => [labelOf(home, path)]));
  for (const service of services) {
    const others = new Set(listed.filter((page) => page !== service).flatMap(({ texts }) => texts));
    const own = service.texts.filter((text) => !others.has(text)).flatMap(wordsOf);
    expect(own.length, service.path).toBeGreaterThanOrEqual(240);
  }
});

test('acceptance is never promised', ({ listed }) => {
  const promises = listed.flatMap(({ texts }) => texts).filter((text) => /guarantee(?!.*\?$)/i.test(text));
  expect(promises.length).toBeGreaterThan(0);
  for (const text of promises) expect(text).toMatch(/\b(no|not|never|nobody|neither|cannot|without)\b/i);
});

/** The name of the page at a path in the menus of the home page. */
const labelOf = (home: RenderedPage | undefined, path: string) =>
  home?.document.querySelector(`#recoganition a[href="${path}"]`)?.textContent?.trim();

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOfEight(text: string): readonly string[] {
  const words = wordsOf(text);
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '));
}
