import { render, screen } from '@testing-library/react';
import { Section } from './Section.tsx';

test('a section is named by its heading', () => {
  render(<Section heading="What we do" lead="Four services" />);
  expect(screen.getByRole('region', { name: 'What we do' })).toHaveTextContent('Four services');
  expect(screen.getByRole('heading', { level: 2, name: 'What we do' })).toBeVisible();
});

test('a label names a section, with or without a heading', () => {
  render(<Section heading="Six ways to begin" label="Themes" />);
  expect(screen.getByRole('region', { name: 'Themes' })).toContainElement(screen.getByRole('heading'));
});

test('a section with neither is not a region', () => {
  render(<Section>Words</Section>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the heading of a section with an id is focusable', () => {
  render(<Section heading="Who we serve" id="serve" />);
  screen.getByRole('heading').focus();
  expect(screen.getByRole('heading')).toHaveFocus();
});
