import { parseStoredComposition } from './schemas.ts';

test('a composition keeps fields that only a newer checkout knows', () => {
  const apps = { legal: { version: '1.0.0-0123456789', mood: 'good' } };
  const json = JSON.stringify({ id: '0123456789', apps, pages: {} });
  expect(parseStoredComposition(json, 'compositions/0123456789.json').apps).toEqual(apps);
});
