import { render, screen } from '@testing-library/react';
import type { FactsWords } from '../contract/content/Words.ts';
import { ServiceFactsStrip } from './ServiceFactsStrip.tsx';

const facts = { send: 'A manuscript', receive: 'A marked copy', decides: 'You' };
const words: FactsWords = {
  labels: { send: 'You send', receive: 'You receive', when: 'By when', cost: 'What it costs', decides: 'Who decides' },
  quoted: { both: 'Date and cost', when: 'In the quotation', cost: 'In the quotation, before work starts' },
};
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('the strip refers once to the quotation for date and cost', () => {
  render(<ServiceFactsStrip facts={facts} words={words} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'A manuscript',
    'A marked copy',
    'In the quotation, before work starts',
    'You',
  ]);
  expect(labels()).toEqual(['You send', 'You receive', 'Date and cost', 'Who decides']);
});

test('a date of its own leaves the cost to the quotation', () => {
  render(<ServiceFactsStrip facts={{ ...facts, when: 'In 2 months' }} words={words} />);
  expect(labels()).toEqual(['You send', 'You receive', 'By when', 'What it costs', 'Who decides']);
});
