import { localDate } from './localDate.ts';

const at = (hours: number) => localDate({ hours, locale: 'en-GB', now: () => 0 });
const Kiritimati = at(14);
const Niue = at(-11);

test('the fields of a moment are those of the place', () => {
  const fields = [Kiritimati, Niue].map((Local) => {
    const date = new Local(Date.UTC(2026, 0, 1, 0, 30));
    return [date.getFullYear(), date.getMonth(), date.getDate(), date.getDay(), date.getHours(), date.getMinutes()];
  });
  expect(fields).toEqual([
    [2026, 0, 1, 4, 14, 30],
    [2025, 11, 31, 3, 13, 30],
  ]);
});

test('what a date prints is that of the place', () => {
  const date = new Niue('2026-05-01');
  expect(String(date)).toBe('Thu Apr 30 2026 13:00:00 GMT-1100');
  expect(date.toLocaleString()).toBe('30/04/2026, 13:00:00');
  expect(date.toLocaleString('en-GB', { timeZone: 'UTC' })).toBe('01/05/2026, 00:00:00');
  expect(date.toISOString()).toBe('2026-05-01T00:00:00.000Z');
  expect(date.getTimezoneOffset()).toBe(660);
  expect(String(new Niue(Number.NaN))).toMatch(/^Invalid Date/);
});

test.each([
  ['2026-05-01', '2026-05-01T00:00:00.000Z'],
  ['2026-05-01T09:00Z', '2026-05-01T09:00:00.000Z'],
  ['2026-05-01T09:00+02:00', '2026-05-01T07:00:00.000Z'],
  ['Fri, 01 May 2026 09:00:00 GMT', '2026-05-01T09:00:00.000Z'],
  ['2026-05-01T09:00', '2026-05-01T20:00:00.000Z'],
  ['May 1, 2026', '2026-05-01T11:00:00.000Z'],
  ['5/1/2026 09:00', '2026-05-01T20:00:00.000Z'],
])('%s at UTC-11 is %s', (text, moment) => {
  expect(new Niue(text).toISOString()).toBe(moment);
  expect(Niue.parse(text)).toBe(Date.parse(moment));
});

test('a date of parts, and a change of one, is local', () => {
  const date = new Niue(2026, 4, 1, 9);
  expect(date.toISOString()).toBe('2026-05-01T20:00:00.000Z');
  date.setHours(23);
  expect(date.toISOString()).toBe('2026-05-02T10:00:00.000Z');
  expect([date.getDate(), date.getHours()]).toEqual([1, 23]);
});

test('now is the time of its clock', () => {
  expect([Niue.now(), new Niue().getTime(), new Niue(new Niue()).getTime()]).toEqual([0, 0, 0]);
  expect(Niue()).toBe('Wed Dec 31 1969 13:00:00 GMT-1100');
  expect(new Niue()).toBeInstanceOf(Date);
});
