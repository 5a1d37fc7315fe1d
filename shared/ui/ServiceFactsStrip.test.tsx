import { render, screen } from '@testing-library/react';
import { type OwnerFacts, owner } from '../contract/owner.ts';
import { ServiceFactsStrip } from './ServiceFactsStrip.tsx';

const facts = { send: 'A manuscript', receive: 'A marked copy', decides: 'You' };

function renderWith(filledIn: OwnerFacts) {
  Object.assign(owner, filledIn);
  render(<ServiceFactsStrip facts={facts} />);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

afterEach(() => {
  Reflect.deleteProperty(owner, 'priceBasis');
});

test('the basis of a price shows once the owner has filled it in', () => {
  expect(renderWith({ priceBasis: 'Per 1,000 words' })).toContain('Per 1,000 words');
});

test('until then the strip refers to the quotation', () => {
  expect(renderWith({})).toEqual([
    'A manuscript',
    'A marked copy',
    'In the quotation',
    'In the quotation, before work starts',
    'You',
  ]);
});
