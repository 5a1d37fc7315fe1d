import { oneLine } from './oneLine.ts';

test('a text of several lines, or one that moves the cursor, stays on one line', () => {
  expect(oneLine('Fix the terms\r\n\nAs asked for\x1b[2A by the board\u2028')).toBe(
    'Fix the terms As asked for [2A by the board',
  );
});
