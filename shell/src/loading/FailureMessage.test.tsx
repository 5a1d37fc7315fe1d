import { act, fireEvent, render, screen } from '@testing-library/react';
import { FailureMessage } from './FailureMessage.tsx';

const tryAgain = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  tryAgain.mockReset();
});
afterEach(() => void jest.useRealTimers());

const reconnect = () => window.dispatchEvent(new Event('online'));

test('the page is requested again a second after the connection is back', () => {
  render(<FailureMessage onTryAgain={tryAgain} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  reconnect();
  expect(tryAgain).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1000));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

test('a press before that counts, and the message that it closes requests nothing more', () => {
  const { unmount } = render(<FailureMessage onTryAgain={tryAgain} />);
  reconnect();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  unmount();
  jest.runAllTimers();
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
