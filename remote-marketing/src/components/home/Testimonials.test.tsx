import { testimonials } from '@mirqam/shared/contract/site';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { home } from '../../content/home.ts';
import { Testimonials } from './Testimonials.tsx';

const previous = () => screen.getByRole('button', { name: 'Previous testimonial' });
const next = () => screen.getByRole('button', { name: 'Next testimonial' });

test('the slider starts at the first of three testimonials, where "Previous" is disabled', async () => {
  render(<Testimonials testimonials={testimonials} words={home.testimonials} />);
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous());
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
});

test('the slider ends at the third testimonial, and the focus stays on the button', async () => {
  render(<Testimonials testimonials={testimonials} words={home.testimonials} />);
  for (const _ of [1, 2, 3]) await userEvent.click(next());
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveFocus();
  expect(previous()).toHaveAttribute('aria-disabled', 'false');
});

test('each slide is named by its place', () => {
  render(<Testimonials testimonials={testimonials} words={home.testimonials} />);
  expect(screen.getByRole('region', { name: 'Testimonials' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: '2 of 3' })).toHaveTextContent('Conference chair, civil engineering');
});

test('every testimonial that is a sample is marked, and a note says what the samples are', () => {
  render(<Testimonials testimonials={testimonials} words={home.testimonials} />);
  const slides = screen.getAllByRole('group', { hidden: true });
  for (const [index, { isSample }] of testimonials.entries())
    expect(slides[index]?.textContent?.endsWith('Example')).toBe(isSample);
  expect(screen.getByText(/Sample quotes/)).toBeVisible();
});
