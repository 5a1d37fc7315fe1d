import { expect } from '@playwright/test';
import { textsOf } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

test('both policies have their date and the parts 1 to 5 and 7 to 9', ({ rendered }) => {
  for (const policy of ['/privacy-policy', '/terms-conditions']) {
    const page = rendered.find(({ path }) => path === policy);
    expect(page?.texts.join(), policy).toContain('18th August 2025');
    const headings = page ? textsOf(page.document, 'main section h2') : [];
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
  }
});
