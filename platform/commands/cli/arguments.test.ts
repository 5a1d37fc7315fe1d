import { parseApps, parseReleases, UsageError, wholeNumber } from './arguments.ts';

test('a release is an app and a version', () => {
  expect(parseReleases('legal@1.0.0-3f2a9c1b7d')).toEqual([{ app: 'legal', version: '1.0.0-3f2a9c1b7d' }]);
});

test.each([
  'legal',
  'legal@',
  '@1.0.0-3f2a9c1b7d',
  '../x@1.0.0-3f2a9c1b7d',
  'legal@1.0.0-3f2a9c1b7d@x',
  'legal@newest',
])('"%s" is refused as a release', (text) => {
  expect(() => parseReleases(text)).toThrow(UsageError);
});

test('an app with two releases is refused', () => {
  const earlier = parseReleases('legal@1.0.0-3f2a9c1b7d');
  expect(() => parseReleases('legal@1.0.0-0000000000', earlier)).toThrow('legal is named twice');
});

test('an app that is named twice is refused', () => {
  expect(parseApps('legal', parseApps('shell'))).toEqual(['shell', 'legal']);
  expect(() => parseApps('legal', ['legal'])).toThrow('legal is named twice');
});

const parsePort = wholeNumber({ name: '--port', least: 1, most: 65_535 });

test.each(['0', '65536', '-1', '1.5', 'x', '', '1e3', ' 80'])('"%s" is refused as a port', (text) => {
  expect(() => parsePort(text)).toThrow(new UsageError(`--port must be 1–65535, got "${text}"`));
});

test.each(['1', '65535'])('%s is a port', (text) => {
  expect(parsePort(text)).toBe(Number(text));
});
