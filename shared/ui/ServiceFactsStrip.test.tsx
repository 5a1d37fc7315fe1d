import { render, screen } from '@testing-library/react';
import type { FactsWords } from '../contract/content/Words.ts';
import { ServiceFactsStrip } from './ServiceFactsStrip.tsx';

const facts = { send: 'A manuscript', receive: 'A marked copy', decides: 'You' };
const words: FactsWords = {
  labels: { send: 'You send', receive: 'You receive', when: 'By when', cost: 'What it costs', decides: 'Who decides' },
  quoted: { when: 'In the quotation', cost: 'In the quotation, before work starts' },
};

test('the strip refers to the quotation for what only that can say', () => {
  render(<ServiceFactsStrip facts={facts} words={words} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'A manuscript',
    'A marked copy',
    'In the quotation',
    'In the quotation, before work starts',
    'You',
  ]);
});
