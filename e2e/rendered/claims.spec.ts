import { expect, test } from '@playwright/test';

const reviewed = /For (work|papers) that pass(es)? peer review/;

/** What the publisher promises in figures: where it stands, and the line that qualifies it there. */
const figures = [
  ['/', /2 months.*open access book/, reviewed],
  ['/', /30 working days.*conference paper/, reviewed],
  ['/', /30 working days/, /acceptance is never guaranteed/],
  ['/', /15\+ indexes.*Web of Science for consideration/, /Each index decides what it includes/],
  ['/', /24 hours/, /A first answer/],
  ['/services/publishing-services', /2 months.*open access book/, reviewed],
  ['/services/publishing-services', /30 working days.*conference paper/, reviewed],
  ['/services/book_and_textbook', /2 months.*open access book/, reviewed],
  ['/services/book_and_textbook', /One month.*social media/, /promises no number of readers/],
  ['/services/book_and_textbook', /30 days.*posting calendar/, /You can change or skip any post/],
  ['/services/conference_services', /30 working days.*conference paper/, reviewed],
  ['/services/conference_services', /15\+ indexes/, /Each index decides/i],
] as const;

for (const [path, figure, qualifier] of figures) {
  test(`on ${path} the claim ${figure.source} is qualified by ${qualifier.source}`, async ({ page }) => {
    await page.goto(path);
    const claim = page.getByRole('main').getByRole('listitem').filter({ hasText: figure });
    await expect(claim.first()).toHaveText(qualifier);
  });
}

const sentences = [
  ['/services/book_and_textbook', /a one-month social media plan and a 30-day posting calendar/],
  ['/services/author_support', /the top five journals/],
  ['/journals/author/find-a-journal', /the top five journals matched/],
  ['/journals/author/evaluate-my-paper', /done by two experts/],
  ['/journals/author/translate-my-paper', /Arabic, French, German, Japanese, Portuguese and Spanish/],
  ['/contact', /24 hours/],
] as const;

for (const [path, sentence] of sentences) {
  test(`${path} says ${sentence.source}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText(sentence);
  });
}
