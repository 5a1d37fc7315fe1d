import { parseLiveEntry, parseStoredComposition } from './schemas.ts';

const entry = {
  serial: 1,
  composition: '0123456789',
  kind: 'promote',
  who: 'a',
  when: '2026-01-01T00:00:00Z',
  why: '',
  nonce: 'n',
};

test('what a newer checkout does is read by an older one', () => {
  expect(parseLiveEntry(JSON.stringify({ ...entry, kind: 'renamed' }), 'live/00000001.json').kind).toBe('renamed');
});

test('what a newer checkout says of an app stays in the composition that is named after it', () => {
  const apps = { legal: { version: '1.0.0-0123456789', mood: 'good' } };
  const json = JSON.stringify({ id: '0123456789', apps, pages: {} });
  expect(parseStoredComposition(json, 'compositions/0123456789.json').apps).toEqual(apps);
});

test('nobody is told to remove an entry of the log', () => {
  const where = 'live/00000001.json';
  expect(() => parseLiveEntry('{', where)).toThrow(`${where} is not JSON: restore it from a copy`);
  expect(() => parseLiveEntry('{', where)).not.toThrow('remove');
  expect(() => parseLiveEntry('{}', where)).toThrow(/^live\/00000001\.json is not as .*: restore it from a copy$/);
});

test('a fault of the whole is told without the name of a field', () => {
  expect(() => parseLiveEntry('[]', 'live/00000001.json')).toThrow(/contract says, \S.*expected object/);
});
