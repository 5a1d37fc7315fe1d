import { duration, oneLine, printError, timeAgo } from './print.ts';

describe('times', () => {
  const when = '2026-11-03T00:00:00.000Z';

  test.each([
    [-5_000, '0 s ago'],
    [2 * 3_600_000, '2 h ago'],
  ])('after %i milliseconds a time was %s', (age, text) => {
    expect(timeAgo(when, Date.parse(when) + age)).toBe(`${when} (${text})`);
  });
});

describe('durations', () => {
  test.each([
    [0, '0 s'],
    [59_999, '59 s'],
    [60_000, '1 min'],
    [7_200_000, '2 h'],
    [50 * 86_400_000, '50 d'],
  ])('%i milliseconds are %s', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });
});

describe('lines', () => {
  test('an error is printed on one line', () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    printError('the file a\n::error::b is missing');
    const [text] = write.mock.lastCall ?? [];
    write.mockRestore();
    expect(String(text).match(/\n/g)).toHaveLength(1);
  });

  test('a text of several lines, or one that moves the cursor, stays on one line', () => {
    expect(oneLine('Fix the terms\r\n\nAs asked for\x1b[2A by the board\u2028')).toBe(
      'Fix the terms As asked for [2A by the board',
    );
  });
});
