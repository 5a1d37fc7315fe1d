import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Rosette } from './Rosette.tsx';

test('a rosette is hidden from assistive technology', () => {
  const { container } = render(<Rosette />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a rosette shows one sector at sixteen angles, each once', () => {
  const { container } = render(<Rosette />);
  let angles = [0];
  for (const copy of container.querySelectorAll('use')) {
    // What is copied is all that is drawn before.
    expect(copy.getAttribute('href')).toBe(`#${copy.previousElementSibling?.id}`);
    const turn = Number(/^rotate\(([\d.]+)\)$/.exec(copy.getAttribute('transform') ?? '')?.[1]);
    angles = [...angles, ...angles.map((angle) => angle + turn)];
  }
  expect(angles.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, sector) => sector * 22.5));
});

test('a rosette has no style attribute and stays small', () => {
  const markup = renderToString(<Rosette />);
  expect(markup).not.toContain('style=');
  expect(markup.length).toBeLessThan(2000);
});
