import { authorExample as arabicAuthorExample } from './ar/examples/authorExample.ts';
import { bookExample as arabicBookExample } from './ar/examples/bookExample.ts';
import { conferenceExample as arabicConferenceExample } from './ar/examples/conferenceExample.ts';
import { publishingExample as arabicPublishingExample } from './ar/examples/publishingExample.ts';
import { services as arabicServices } from './ar/services.ts';
import { authorExample } from './examples/authorExample.ts';
import { bookExample } from './examples/bookExample.ts';
import { conferenceExample } from './examples/conferenceExample.ts';
import { publishingExample } from './examples/publishingExample.ts';
import type { ServiceExample } from './ServiceExample.ts';
import { services } from './services.ts';

const examples: readonly ServiceExample[] = [publishingExample, authorExample, bookExample, conferenceExample];
const arabicExamples: readonly ServiceExample[] = [
  arabicPublishingExample,
  arabicAuthorExample,
  arabicBookExample,
  arabicConferenceExample,
];

const cards = [
  ...services.map(({ card, title }, index) => ({ title, card, example: examples[index] })),
  ...arabicServices.map(({ card, title }, index) => ({ title, card, example: arabicExamples[index] })),
];

test.each(cards)('the card of $title shows one row of the example of its page', ({ card, example }) => {
  const shows = (row: readonly string[]) =>
    card.detail.every((line) => row.some((cell) => cell.includes(line) || line.includes(cell)));
  expect(rowsOf(example).filter(shows)).toHaveLength(1);
});

function rowsOf(example: ServiceExample | undefined): readonly (readonly string[])[] {
  if (example?.kind === 'calendar') return example.entries.map(({ what }, index) => [`\u00a0${index + 1}`, what]);
  const rows = example?.groups.flatMap((group) => group.rows) ?? [];
  // Within a line of Latin letters a DOI needs no marks of direction.
  return rows.map((row) => row.map((cell) => cell.replace(/[\u2066\u2069]/g, '')));
}
