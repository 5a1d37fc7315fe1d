import { paths } from '@mirqam/shared/contract/paths';
import { expect, test } from '@playwright/test';

const reviewed = /For (work|papers) that pass(es)? peer review/;

/** What the publisher promises in figures: where it stands, and the line that qualifies it there. */
const figures = [
  [paths.home.href(), /2 months.*open access book/, reviewed],
  [paths.home.href(), /30 working days.*conference paper/, reviewed],
  [paths.home.href(), /30 working days/, /acceptance is never guaranteed/],
  [paths.home.href(), /15\+ indexes.*Web of Science for consideration/, /Each index decides what it includes/],
  [paths.home.href(), /24 hours/, /A first answer/],
  [paths.publishingServices.href(), /2 months.*open access book/, reviewed],
  [paths.publishingServices.href(), /30 working days.*conference paper/, reviewed],
  [paths.bookAndTextbook.href(), /2 months.*open access book/, reviewed],
  [paths.bookAndTextbook.href(), /One month.*social media/, /promises no number of readers/],
  [paths.bookAndTextbook.href(), /30 days.*posting calendar/, /You can change or skip any post/],
  [paths.conferenceServices.href(), /30 working days.*conference paper/, reviewed],
  [paths.conferenceServices.href(), /15\+ indexes/, /Each index decides/i],
] as const;

for (const [path, figure, qualifier] of figures) {
  test(`on ${path} the claim ${figure.source} is qualified by ${qualifier.source}`, async ({ page }) => {
    await page.goto(path);
    const claim = page.getByRole('main').getByRole('listitem').filter({ hasText: figure });
    await expect(claim.first()).toHaveText(qualifier);
  });
}

const sentences = [
  [paths.bookAndTextbook.href(), /a one-month social media plan and a 30-day posting calendar/],
  [paths.authorSupport.href(), /the top five journals/],
  [paths.journal.href('author', 'find-a-journal'), /the top five journals matched/],
  [paths.journal.href('author', 'evaluate-my-paper'), /done by two experts/],
  [paths.journal.href('author', 'translate-my-paper'), /Arabic, French, German, Japanese, Portuguese and Spanish/],
  [paths.contact.href(), /24 hours/],
] as const;

for (const [path, sentence] of sentences) {
  test(`${path} says ${sentence.source}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText(sentence);
  });
}
