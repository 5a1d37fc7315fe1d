import { expect } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { textsOf } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

/** The recommended rules, without those about alternative spellings in HTML, of which React chooses one. */
const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    // React's own ids start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The dropdown is the select-only combobox of the ARIA Authoring Practices.
    'prefer-native-element': ['error', { exclude: ['listbox', 'combobox'] }],
  },
};

test('every kind of page is valid HTML', async ({ rendered, pages }) => {
  const validator = new HtmlValidate(htmlRules);
  const findings = [];
  for (const { path, html } of rendered.filter(({ path }) => pages.sampled.includes(path))) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.push(`${path}, ${ruleId}: ${message} at ${selector}`);
  }
  expect(findings).toEqual([]);
});

test('the order of the layers precedes every rule, so that components override element defaults', ({ rendered }) => {
  for (const { path, document } of rendered)
    expect(document.querySelector('style')?.textContent?.trimStart(), path).toMatch(/^@layer base,\s*ui,/);
});

test('no page has two sections that are louder than the others', ({ rendered }) => {
  const loud = rendered.map(
    ({ path, document }) => [path, document.querySelectorAll('[data-kind="scene"]').length] as const,
  );
  expect(loud.filter(([, count]) => count > 1)).toEqual([]);
  expect(loud.filter(([, count]) => count === 1).length).toBeGreaterThan(1);
});

test('every image has its size and a text alternative', ({ rendered }) => {
  const bare = rendered.flatMap(({ path, document }) =>
    [...document.querySelectorAll('img:not([width][height][alt])')].map((image) => `${path}: ${image.outerHTML}`),
  );
  expect(bare).toEqual([]);
});

test('the journey of a paper is an ordered list, and its drawings are decoration', ({ rendered }) => {
  const list = rendered.find(({ path }) => path === '/')?.document.querySelector('main ol');
  expect(list && textsOf(list, 'li h3')).toEqual([
    'Editor’s desk',
    'Checks',
    'Peer review',
    'Decision',
    'DOI',
    'Indexes',
  ]);
  expect(list?.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});
