import { render } from '@testing-library/react';
import { Medallion } from './Medallion.tsx';

test('a medallion is hidden from assistive technology', () => {
  const { container } = render(<Medallion tone="lapis" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a medallion draws each ring of its tone and a star in the middle', () => {
  const { container } = render(<Medallion tone="ochre" />);
  expect(container.querySelectorAll('path')).toHaveLength(4 + 1);
});
