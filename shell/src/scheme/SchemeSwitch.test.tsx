import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => document.documentElement.dataset['scheme'];

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['scheme'];
});

test('the colours are those of the system until one chooses', () => {
  render(<SchemeSwitch />);
  expect(button('System')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toBeUndefined();
});

test('a choice is shown at once and kept for the next visit', async () => {
  const { unmount } = render(<SchemeSwitch />);
  await userEvent.click(button('Dark'));
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toBe('dark');
  unmount();
  render(<SchemeSwitch />);
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('System'));
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem('scheme')).toBeNull();
});

test('a page that the browser brings back shows the choice that was made meanwhile', () => {
  render(<SchemeSwitch />);
  localStorage.setItem('scheme', 'dark');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toBe('dark');
});

test('a choice is shown where storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  render(<SchemeSwitch />);
  await userEvent.click(button('Light'));
  expect(shown()).toBe('light');
  jest.restoreAllMocks();
});
