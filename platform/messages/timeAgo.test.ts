import { timeAgo } from './timeAgo.ts';

const when = '2026-11-03T00:00:00.000Z';

test.each([
  [-5_000, '0 s ago'],
  [2 * 3_600_000, '2 h ago'],
])('after %i milliseconds a time was %s', (age, text) => {
  expect(timeAgo(when, Date.parse(when) + age)).toBe(`${when} (${text})`);
});
