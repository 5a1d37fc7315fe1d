import { expect } from '@playwright/test';
import { textsOf } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

const reviewed = /For (work|papers) that pass(es)? peer review/;

/** The claims with figures: page, figure, and the line that qualifies it there. */
const figures = [
  ['/', /2 months.*open access book/, reviewed],
  ['/', /30 working days.*conference paper/, reviewed],
  ['/', /30 working days/, /acceptance is never guaranteed/],
  ['/', /15\+ indexes.*Web of Science for consideration/, /Each index decides what it includes/],
  ['/', /24 hours.*first reply/, /A full answer to a detailed question can take longer/],
  ['/services/publishing-services', /2 months.*open access book/, reviewed],
  ['/services/publishing-services', /30 working days.*conference paper/, reviewed],
  ['/services/book_and_textbook', /2 months.*open access book/, reviewed],
  ['/services/book_and_textbook', /One month.*social media/, /For your channels and ours/],
  ['/services/book_and_textbook', /30 days.*posting calendar/, /You can change or skip any post/],
  ['/services/conference_services', /30 working days.*conference paper/, reviewed],
  ['/services/conference_services', /15\+ indexes/, /Each index decides/i],
] as const;

test('every claimed figure has its qualifying line beside it', ({ rendered }) => {
  for (const [address, figure, qualifier] of figures) {
    const page = rendered.find(({ path }) => path === address);
    const claim = page && textsOf(page.document, 'main li').find((text) => figure.test(text));
    expect(claim, `${address} claims ${figure}`).toMatch(qualifier);
  }
});

const sentences = [
  ['/services/book_and_textbook', /a one-month social media plan and a 30-day posting calendar/],
  ['/services/author_support', /top five journals/i],
  ['/services/author_support', /two subject experts/i],
  ['/services/author_support', /Arabic, French, German, Japanese, Portuguese and Spanish/],
  ['/services/book_and_textbook', /within two months/],
  ['/services/conference_services', /30 working days.*counted from submission/],
  ['/journals/author/find-a-journal', /the top five journals matched/],
  ['/journals/author/evaluate-my-paper', /Two experts review the paper/],
  ['/journals/author/translate-my-paper', /Arabic, French, German, Japanese, Portuguese and Spanish/],
  ['/contact', /24 hours/],
] as const;

test('the claims have the figures of the specification', ({ rendered }) => {
  for (const [address, sentence] of sentences) {
    const main = rendered.find(({ path }) => path === address)?.document.querySelector('main');
    expect(main?.textContent, address).toMatch(sentence);
  }
});

test('the about page has the figures and the partners of the specification', ({ rendered }) => {
  const main = rendered.find(({ path }) => path === '/about')?.document.querySelector('main');
  expect(main && textsOf(main, 'li')).toEqual(expect.arrayContaining(['2025 Founded', '30+ Defend research']));
  const images = [...(main?.querySelectorAll('img') ?? [])].map(({ alt }) => alt);
  expect(images).toEqual(expect.arrayContaining(['DOAJ', 'ORCID', 'Crossref']));
});
