import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useMediaQuery } from './useMediaQuery.ts';

/** A window whose width can change; jsdom has no media queries. */
function fakeWindow() {
  const list = Object.assign(new EventTarget(), { matches: false });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
  return {
    turn(matches: boolean) {
      list.matches = matches;
      list.dispatchEvent(new Event('change'));
    },
  };
}

function Width() {
  return <p>{useMediaQuery('(min-width: 768px)') ? 'wide' : 'narrow'}</p>;
}

test('the hook follows the media query', () => {
  const screenSize = fakeWindow();
  render(<Width />);
  expect(screen.getByText('narrow')).toBeVisible();
  act(() => screenSize.turn(true));
  expect(screen.getByText('wide')).toBeVisible();
});

test('no query matches on the server', () => {
  expect(renderToString(<Width />)).toContain('narrow');
});
