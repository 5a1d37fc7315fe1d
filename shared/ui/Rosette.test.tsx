import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Rosette } from './Rosette.tsx';

test('a rosette is hidden from assistive technology', () => {
  const { container } = render(<Rosette />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a rosette draws one sector and repeats it fifteen times', () => {
  const { container } = render(<Rosette />);
  const sector = container.querySelector('g');
  const copies = [...container.querySelectorAll('use')];
  expect(copies).toHaveLength(15);
  expect(new Set(copies.map((copy) => copy.getAttribute('href')))).toEqual(new Set([`#${sector?.id}`]));
  expect(new Set(copies.map((copy) => copy.getAttribute('transform'))).size).toBe(15);
});

test('a rosette has no style attribute and stays small', () => {
  const markup = renderToString(<Rosette />);
  expect(markup).not.toContain('style=');
  expect(markup.length).toBeLessThan(2500);
});
