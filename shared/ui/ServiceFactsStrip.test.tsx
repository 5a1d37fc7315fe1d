import { render, screen } from '@testing-library/react';
import { ServiceFactsStrip } from './ServiceFactsStrip.tsx';

const facts = { send: 'Your manuscript', receive: 'A marked copy', decides: 'You, change by change' };

const shown = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]);
};

test('the strip answers five questions in the same order', () => {
  render(<ServiceFactsStrip facts={{ ...facts, when: 'Within two months', cost: 'Nothing' }} />);
  expect(shown()).toEqual([
    ['You send', 'Your manuscript'],
    ['You receive', 'A marked copy'],
    ['By when', 'Within two months'],
    ['What it costs', 'Nothing'],
    ['Who decides', 'You, change by change'],
  ]);
});

test('a date or a price that nobody has set is in the quotation', () => {
  render(<ServiceFactsStrip facts={facts} />);
  expect(screen.getAllByText('In the quotation, before work starts')).toHaveLength(2);
});
