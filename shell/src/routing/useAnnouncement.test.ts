import { act, renderHook } from '@testing-library/react';
import { useAnnouncement } from './useRouteChange.ts';

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
  rerender(false);
  act(() => result.current[1]('About us'));
  expect(result.current[0]).toBe('About us');
});

test('each long load is announced, also after one that the visitor has left', () => {
  const { result, rerender } = renderHook(useAnnouncement, { initialProps: true });
  pass(500);
  rerender(false);
  expect(result.current[0]).toBe('');
  rerender(true);
  pass(500);
  expect(result.current[0]).toBe('Loading page');
});

test('a quick load is not announced', () => {
  const { result, rerender } = renderHook(useAnnouncement, { initialProps: true });
  pass(400);
  rerender(false);
  pass(1000);
  expect(result.current[0]).toBe('');
});
