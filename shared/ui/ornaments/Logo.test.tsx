import { render, screen } from '@testing-library/react';
import { Logo } from './Logo.tsx';

test('the logo names its link by the brand alone', () => {
  render(
    <a href="/">
      <Logo name="Mirqam" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Mirqam' })).toBeInTheDocument();
});
