import { integrityOf } from '../../release/hash.ts';
import { entryHash, parseLogEntry } from './logEntry.ts';

const where = 'live/00000001.json';
const entry = {
  serial: 1,
  composition: '0123456789abcdef0123456789abcdef',
  kind: 'promote',
  content: integrityOf(''),
  versions: {},
  who: 'a',
  when: '2026-01-01T00:00:00Z',
  why: '',
  nonce: 'n',
};

test('an old checkout reads an entry of a kind that only a newer one writes', () => {
  const renamed = { ...entry, kind: 'renamed' };
  expect(parseLogEntry(JSON.stringify({ ...renamed, hash: entryHash(renamed) }), where).kind).toBe('renamed');
});

test('the error for a damaged entry never advises to remove it', () => {
  expect(() => parseLogEntry('{', where)).toThrow(`${where} is not JSON: restore it from a copy`);
  expect(() => parseLogEntry('{', where)).not.toThrow('remove');
  expect(() => parseLogEntry('{}', where)).toThrow(
    /^live\/00000001\.json does not match the contract, .*: restore it from a copy$/,
  );
});

test('a fault of the whole entry names no field', () => {
  expect(() => parseLogEntry('[]', where)).toThrow(/contract, Invalid input: expected object/);
});
