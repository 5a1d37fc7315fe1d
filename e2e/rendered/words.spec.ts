import { journals } from '@mirqam/shared/contract/journals';
import { expect, test } from '@playwright/test';
import { readPages, type ServedPage } from '../support/readPages.ts';
import { journalPaths, legalPaths, publicPaths } from '../support/sitePages.ts';

let pages: readonly ServedPage[];

test.beforeAll(async ({ browser }) => {
  pages = await readPages(browser, publicPaths);
});

test('no two pages share a run of eight words, but for the body of the two legal pages', () => {
  const users = new Map<string, Set<string>>();
  for (const { path, texts, meta } of pages) {
    for (const run of [...texts, meta['description'] ?? ''].flatMap(runsOfEight)) {
      users.set(run, (users.get(run) ?? new Set()).add(path));
    }
  }
  const shared = [...users].map(([run, where]) => ({ run, where: [...where] })).filter(({ where }) => where.length > 1);
  expect(shared.filter(({ where }) => where.some((path) => !legalPaths.includes(path)))).toEqual([]);
  expect(shared.length).toBeGreaterThan(500);
});

test('every service of the menu has a page under its own name with 350 words that no other page has', () => {
  const labels = journals.flatMap(({ list }) => list.map(({ label }) => label));
  const services = pages.filter(({ path }) => journalPaths.includes(path));
  expect(services.map(({ headings }) => headings)).toEqual(labels.map((label) => [label]));
  for (const service of services) {
    const others = new Set(pages.filter((page) => page !== service).flatMap(({ texts }) => texts));
    const own = service.texts.filter((text) => !others.has(text)).flatMap(errorMessage);
    expect(own.length, service.path).toBeGreaterThanOrEqual(350);
  }
});

test('no page boasts', () => {
  const boasts =
    /world[- ]class|\bleading\b|\bbest\b|cutting[- ]edge|state[- ]of[- ]the[- ]art|unrivalled|premier\b|lorem/i;
  const found = pages.flatMap(({ path, texts }) =>
    texts.filter((text) => boasts.test(text)).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('acceptance is never promised', () => {
  const promises = pages.flatMap(({ texts }) => texts).filter((text) => /guarantee(?!.*\?$)/i.test(text));
  expect(promises.length).toBeGreaterThan(0);
  for (const text of promises) expect(text).toMatch(/\b(no|not|never|nobody|neither|cannot|without)\b/i);
});

test('the terms repeat the body of the privacy policy under the same date', () => {
  const [privacy, terms] = legalPaths.map((path) => pages.find((page) => page.path === path)?.texts ?? []);
  expect(privacy).toContain('Updated 18th August 2025');
  const [own, repeated] = [privacy, terms].map((texts = []) => texts.slice(texts.indexOf('Updated 18th August 2025')));
  expect(repeated).toEqual(own);
  expect(pages.find(({ path }) => path === '/terms-conditions')?.headings).toEqual(['Terms & Conditions']);
});

const errorMessage = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOfEight(text: string): readonly string[] {
  const words = errorMessage(text);
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '));
}
