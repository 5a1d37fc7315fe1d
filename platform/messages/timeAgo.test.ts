import { timeAgo } from './timeAgo.ts';

const when = '2026-11-03T00:00:00.000Z';

test.each([
  [-5_000, '0s ago'],
  [5_000, '5s ago'],
  [59 * 60_000, '59m ago'],
  [2 * 3_600_000, '2h ago'],
  [50 * 86_400_000, '50d ago'],
])('after %i milliseconds a time was %s', (age, text) => {
  expect(timeAgo(when, Date.parse(when) + age)).toBe(`${when} (${text})`);
});
