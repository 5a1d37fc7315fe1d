import { expect } from '@playwright/test';
import { textsOf } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

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
