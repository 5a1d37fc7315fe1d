import { render, screen } from '@testing-library/react';
import { site } from '../contract/site.ts';
import { Logo } from './Logo.tsx';

test('the logo names its link by the brand alone', () => {
  render(
    <a href="/">
      <Logo />
    </a>,
  );
  expect(screen.getByRole('link', { name: site.name })).toBeInTheDocument();
});
