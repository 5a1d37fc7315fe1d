import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { htmlRules } from '../support/htmlRules.ts';
import { test } from '../support/test.ts';

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

test('every image has its size and a text alternative', ({ rendered }) => {
  const bare = rendered.flatMap(({ path, document }) =>
    [...document.querySelectorAll('img:not([width][height][alt])')].map((image) => `${path}: ${image.outerHTML}`),
  );
  expect(bare).toEqual([]);
});
