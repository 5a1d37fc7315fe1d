import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

/** One term for one thing, in British spelling: what no page says, and what it says instead. */
const glossary = [
  [/\breferee\w*/i, 'reviewer, peer review'],
  [/\bexperts?\b/i, 'reviewer'],
  [/\b(?:single|double|triple)?[- ]?(?:blind|masked|masking)\b/i, 'anonymous review'],
  [/\b(?:prices?|charges|costings?)\b/i, 'fee'],
  [/\b(?:price|an?) quote\b/i, 'quotation'],
  [/\bmixed (?:meeting|conference|event|format)s?\b/i, 'hybrid'],
  [/\be-mails?\b/i, 'email'],
  [/\b\w{3,}(?:iz(?:e[ds]?|ing|ations?)|yz(?:e[ds]?|ing))\b/i, 'the spelling with s'],
  [/\b(?:colou?r|behavio|favo|hono|labo)r(?:s|ed|ing)?\b(?<!our(?:s|ed|ing)?)/i, 'the spelling with our'],
  [/\b(?:cent|met|fib)er(?:s|ed)?\b/i, 'the spelling with re'],
  [/\bcatalog(?:s|ed)?\b/i, 'catalogue'],
] as const;

/** The specification's own words, and words that mean something else. */
const allowed = [
  /\b(?:two|2) experts\b/gi,
  /\bsubject experts\b/gi,
  /Customization & Branding/g,
  /\bcolour-blind\b/gi,
  /\b(?:sizes?|sized|resize[ds]?|prizes?|parameters?|diameters?|seizes?|seized)\b/gi,
];

test('every page uses the terms of the glossary', ({ listed }) => {
  const slips = listed.flatMap(({ path, texts, title, meta }) =>
    [...texts, title, meta['description'] ?? ''].flatMap((text) => {
      const own = allowed.reduce((rest, exception) => rest.replace(exception, ''), text.replace(/\u2060/g, ''));
      return glossary.flatMap(([wrong, right]) => {
        const found = wrong.exec(own)?.[0];
        return found ? [{ path, found, right, text }] : [];
      });
    }),
  );
  expect(slips).toEqual([]);
});
