import { oneLine } from './oneLine.ts';

test('a reason of several lines, or one that moves the cursor, stays on its line of the log', () => {
  expect(oneLine('Mend the terms\r\n\nAs asked for\x1b[2A by the board\u2028')).toBe(
    'Mend the terms As asked for [2A by the board',
  );
});
