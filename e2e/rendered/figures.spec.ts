import { expect } from '@playwright/test';
import { textsOf } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

test('the journey of a paper is an ordered list, and its drawings are decoration', ({ rendered }) => {
  const list = rendered.find(({ path }) => path === '/')?.document.querySelector('main ol');
  expect(list && textsOf(list, 'li h3')).toEqual([
    'Editor’s desk',
    'Checks',
    'Two reviewers',
    'Decision',
    'DOI',
    'Indexes',
  ]);
  expect(list?.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

test('the ruler of working days shows a whole example without scripts', ({ rendered }) => {
  const page = rendered.find(({ path }) => path === '/services/conference_services');
  const main = page && textsOf(page.document, 'main').join();
  expect(main).toMatch(/Submitted on Tuesday 5\sOctober\s2027, published by\s*Tuesday 16\sNovember\s2027/);
});
