import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { tones } from '../../contract/Tone.ts';
import { Pattern } from './Pattern.tsx';

test('a pattern is hidden from assistive technology', () => {
  const { container } = render(<Pattern tone="lapis" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('two patterns of a page do not share a definition', () => {
  const { container } = render(
    <>
      <Pattern tone="teal" />
      <Pattern tone="teal" />
    </>,
  );
  const names = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(names).size).toBe(2);
  expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))).toEqual(
    names.map((name) => `url(#${name})`),
  );
});

test.each(tones)('%s has no style attribute and stays small', (tone) => {
  const markup = renderToString(<Pattern tone={tone} />);
  expect(markup).not.toContain('style=');
  expect(markup.length).toBeLessThan(3000);
});
