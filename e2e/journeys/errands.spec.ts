import { expect, type Locator, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';

const phone = { width: 375, height: 664 };
test.use({ viewport: phone });

/** Four words a second, for 30 seconds. */
const mostWords = 120;
const screens = 2;

interface Errand {
  readonly question: string;
  /** The links to follow from the home page. */
  readonly taps: readonly string[];
  readonly answers: readonly RegExp[];
}

const errands: readonly Errand[] = [
  {
    question: 'English editing: what, when and at what cost',
    taps: ['English editing'],
    answers: [/^A marked copy and a clean copy$/, /^The date in your quotation$/, /^Quoted before work starts$/],
  },
  {
    question: 'a conference: can you publish its papers, and how',
    taps: ['Conference proceedings'],
    answers: [/^30 working days for a paper that passes peer review$/, /^Papers are published, and their records/],
  },
  {
    question: 'whom to write to, and what becomes of my file',
    taps: ['Send us a file'],
    answers: [/^hello@/, /^Your file goes to the people who work on your request/],
  },
  { question: 'is indexing promised', taps: [], answers: [/no paper is promised a place/] },
];

for (const { question, taps, answers } of isNightly ? errands : errands.slice(0, 1)) {
  test(`a phone answers within two screens and 30 seconds of reading: ${question}`, async ({ page }) => {
    expect(taps.length).toBeLessThanOrEqual(2);
    await visit(page, '/');
    for (const tap of taps) {
      const link = page.getByRole('main').getByRole('link', { name: tap });
      await expectWithinReach(page, link);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    for (const answer of answers) await expectWithinReach(page, page.getByRole('main').getByText(answer).first());
  });
}

/** Expects that a visitor finds the element on the first screens of a page, after few words. */
async function expectWithinReach(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const { bottom, words } = await element.evaluate((found) => {
    const main = found.closest('main') ?? document.body;
    const blocks = [
      ...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, a, button, label, [role="combobox"]'),
    ];
    const read = blocks.filter(
      (block) =>
        block.checkVisibility() &&
        !block.querySelector('a, p') &&
        !(found.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING && !found.contains(block)),
    );
    return {
      bottom: found.getBoundingClientRect().bottom + window.scrollY,
      words: read.flatMap((block) => block.textContent.split(/\s+/).filter(Boolean)).length,
    };
  });
  expect.soft(bottom, `${page.url()}: ${element}`).toBeLessThanOrEqual(screens * phone.height);
  expect.soft(words, `${page.url()}: ${element}`).toBeLessThanOrEqual(mostWords);
}
