import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => document.documentElement.dataset['scheme'];

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['scheme'];
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

const showPage = (persisted: boolean) =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

test('a page from the back-forward cache shows the choice that was made on another page', () => {
  render(<SchemeSwitch />);
  localStorage.setItem('scheme', 'dark');
  showPage(true);
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toBe('dark');
});

test('a choice that is made before the page has loaded stays where storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  render(<SchemeSwitch />);
  await userEvent.click(button('Dark'));
  showPage(false);
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toBe('dark');
  jest.restoreAllMocks();
});
