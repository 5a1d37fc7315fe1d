import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Faqs } from './Faqs.tsx';

const faqs = [
  { question: 'Who reviews my book?', para: 'Two readers from your field.' },
  { question: 'Who owns the rights?', para: 'You do.' },
];

test('an answer is hidden until its question is pressed', async () => {
  render(<Faqs faqs={faqs} />);
  expect(screen.getByText('You do.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Who owns the rights?'));
  expect(screen.getByText('You do.')).toBeVisible();
  expect(screen.getByText('Two readers from your field.')).not.toBeVisible();
});
