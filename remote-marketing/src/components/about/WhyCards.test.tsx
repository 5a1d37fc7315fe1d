import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { about } from '../../content/about.ts';
import { aboutHeadings } from '../../content/aboutHeadings.ts';
import { WhyCards } from './WhyCards.tsx';

const headings = ['Connection & Community', 'Meaning & Purpose', 'Develop & Grow'];
const button = (name = '') => screen.getByRole('button', { name });

function expandedCards() {
  return headings.filter((name) => button(name).getAttribute('aria-expanded') === 'true');
}

test('the first card is expanded, and the text of every card is in the page', () => {
  render(<WhyCards heading={aboutHeadings.why} cards={about.cards} />);
  expect(expandedCards()).toEqual(['Connection & Community']);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  for (const [index, { desc }] of about.cards.entries()) expect(cards[index]).toHaveTextContent(desc);
});

test('a card expands under the mouse, and the first one expands again when the mouse leaves', async () => {
  const user = userEvent.setup();
  render(<WhyCards heading={aboutHeadings.why} cards={about.cards} />);
  await user.hover(screen.getByRole('heading', { name: 'Develop & Grow' }));
  expect(expandedCards()).toEqual(['Develop & Grow']);
  await user.hover(screen.getByRole('heading', { name: 'Meaning & Purpose' }));
  expect(expandedCards()).toEqual(['Meaning & Purpose']);
  await user.hover(screen.getByRole('heading', { level: 2 }));
  expect(expandedCards()).toEqual(['Connection & Community']);
});

test('a card expands when it gets the focus', async () => {
  const user = userEvent.setup();
  render(<WhyCards heading={aboutHeadings.why} cards={about.cards} />);
  await user.tab();
  await user.tab();
  expect(button('Meaning & Purpose')).toHaveFocus();
  expect(expandedCards()).toEqual(['Meaning & Purpose']);
});

test('a tap expands a card, a scrolling finger does not', async () => {
  render(<WhyCards heading={aboutHeadings.why} cards={about.cards} />);
  fireEvent.pointerOver(button('Develop & Grow'), { pointerType: 'touch' });
  expect(expandedCards()).toEqual(['Connection & Community']);
  await userEvent.setup().pointer({ keys: '[TouchA]', target: button('Develop & Grow') });
  expect(expandedCards()).toEqual(['Develop & Grow']);
});
