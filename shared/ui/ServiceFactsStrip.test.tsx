import { render, screen } from '@testing-library/react';
import type { FactsWords } from '../contract/content/Words.ts';
import { ServiceFactsStrip } from './ServiceFactsStrip.tsx';

const facts = { send: 'A manuscript', receive: 'A marked copy', decides: 'You' };
const words: FactsWords = {
  labels: { send: 'You send', receive: 'You receive', when: 'By when', cost: 'What it costs', decides: 'Who decides' },
  quoted: { when: 'The date in your quotation', cost: 'Quoted before work starts' },
};
const rows = () => screen.getAllByRole('term').map((label) => label.parentElement?.textContent);

test('a strip has five facts, and two of them refer to the quotation', () => {
  render(<ServiceFactsStrip facts={facts} words={words} />);
  expect(rows()).toEqual([
    'You send A manuscript',
    'You receive A marked copy',
    'By when The date in your quotation',
    'What it costs Quoted before work starts',
    'Who decides You',
  ]);
});

test('a date and a cost of its own take their places', () => {
  render(<ServiceFactsStrip facts={{ ...facts, when: 'In 2 months', cost: '10 a page' }} words={words} />);
  expect(rows().slice(2, 4)).toEqual(['By when In 2 months', 'What it costs 10 a page']);
});
