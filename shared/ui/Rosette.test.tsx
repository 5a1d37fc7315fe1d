import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Rosette } from './Rosette.tsx';

test('a rosette is hidden from assistive technology', () => {
  const { container } = render(<Rosette />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a rosette doubles one sector until it has sixteen', () => {
  const { container } = render(<Rosette />);
  const copies = [...container.querySelectorAll('use')];
  for (const copy of copies) expect(copy.getAttribute('href')).toBe(`#${copy.previousElementSibling?.id}`);
  expect(copies.map((copy) => copy.getAttribute('transform'))).toEqual(
    [22.5, 45, 90, 180].map((turn) => `rotate(${turn})`),
  );
});

test('a rosette has no style attribute and stays small', () => {
  const markup = renderToString(<Rosette />);
  expect(markup).not.toContain('style=');
  expect(markup.length).toBeLessThan(2000);
});
