import { render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('a button submits a form only with type submit', () => {
  render(
    <>
      <Button>Search</Button>
      <Button type="submit">Send message</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit');
});

test('a button link is a link that looks like a button', () => {
  render(<ButtonLink href="/contact">Contact us</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveClass('button', 'primary');
});
