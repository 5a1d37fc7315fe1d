import { parseApps, parseReleases, wholeNumber } from './arguments.ts';

test('a release is an app and a version', () => {
  expect(parseReleases('legal@1.0.0-3f2a9c1b7d')).toEqual([{ app: 'legal', version: '1.0.0-3f2a9c1b7d' }]);
});

test.each([
  'legal',
  'legal@',
  '@1.0.0-3f2a9c1b7d',
  '../x@1.0.0-3f2a9c1b7d',
  'legal@1.0.0-3f2a9c1b7d@x',
  'legal@latest',
])('"%s" is no release', (text) => {
  expect(() => parseReleases(text)).toThrow(/must/);
});

test('one app cannot have two releases', () => {
  const earlier = parseReleases('legal@1.0.0-3f2a9c1b7d');
  expect(() => parseReleases('legal@1.0.0-0000000000', earlier)).toThrow('names legal twice');
});

test('an app is named once', () => {
  expect(parseApps('legal', parseApps('shell'))).toEqual(['shell', 'legal']);
  expect(() => parseApps('legal', ['legal'])).toThrow('names legal twice');
});

test.each(['-1', '1.5', 'x', '', '1e3'])('"%s" is no whole number', (text) => {
  expect(() => wholeNumber(0)(text)).toThrow('whole number');
});

test('a number may have a most', () => {
  expect(wholeNumber(1, 65_535)('65535')).toBe(65_535);
  expect(() => wholeNumber(1, 65_535)('65536')).toThrow('from 1 to 65535');
});
