import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Rosette } from './Rosette.tsx';

test('is hidden from assistive technology', () => {
  const { container } = render(<Rosette />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('one sector is drawn and turned fifteen times', () => {
  const { container } = render(<Rosette />);
  const sector = container.querySelector('g');
  const copies = [...container.querySelectorAll('use')];
  expect(copies).toHaveLength(15);
  expect(new Set(copies.map((copy) => copy.getAttribute('href')))).toEqual(new Set([`#${sector?.id}`]));
  expect(new Set(copies.map((copy) => copy.getAttribute('transform'))).size).toBe(15);
});

test('carries no style attribute and stays small', () => {
  const markup = renderToString(<Rosette />);
  expect(markup).not.toContain('style=');
  expect(markup.length).toBeLessThan(2500);
});
