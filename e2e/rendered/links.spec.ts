import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('every theme is linked from the text of two other pages at least', ({ rendered }) => {
  const home = rendered.find(({ path }) => path === '/')?.document;
  const themes = home ? hrefsOf(home, '[aria-label="Themes"] a') : [];
  expect(new Set(themes).size).toBe(6);
  for (const theme of themes) {
    const others = rendered.filter(
      ({ path, document }) => path !== theme && hrefsOf(document, 'main a').includes(theme),
    );
    expect(others.length, theme).toBeGreaterThanOrEqual(2);
  }
});

test('every journal service has a card on home, and a link on each other service of its audience', ({ listed }) => {
  const services = listed.filter(({ path }) => /^\/journals\/[\w-]+\/./.test(path));
  expect(services.length).toBeGreaterThan(20);
  const home = listed.find(({ path }) => path === '/')?.document;
  const cards = home ? hrefsOf(home, '#recoganition a') : [];
  expect(services.map(({ path }) => path).filter((path) => !cards.includes(path))).toEqual([]);
  const audienceOf = (path: string) => path.replace(/[^/]+$/, '');
  for (const { path, document } of services) {
    const siblings = services.map((other) => other.path).filter((other) => audienceOf(other) === audienceOf(path));
    const links = [path, ...hrefsOf(document, 'main a')];
    expect(
      siblings.filter((sibling) => !links.includes(sibling)),
      path,
    ).toEqual([]);
  }
});

const hrefsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
