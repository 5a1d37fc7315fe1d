import { act, renderHook } from '@testing-library/react';
import { useAnnouncement } from './useAnnouncement.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a load is announced after half a second, until the title of its page is', async () => {
  const { result, rerender } = renderHook(useAnnouncement, { initialProps: false });
  rerender(true);
  pass(499);
  expect(result.current[0]).toBe('');
  pass(1);
  expect(result.current[0]).toBe('Loading page');
  act(() => result.current[1]('About us'));
  rerender(false);
  expect(result.current[0]).toBe('About us');
});

test('a quick load is not announced', () => {
  const { result, rerender } = renderHook(useAnnouncement, { initialProps: true });
  pass(400);
  rerender(false);
  pass(1000);
  expect(result.current[0]).toBe('');
});
