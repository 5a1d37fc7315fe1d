import fc from 'fast-check';
import { lastDayOf, nextDate, weeksFrom, workingDays } from './workingDays.ts';

const on = (day: string) => new Date(`${day}T00:00Z`);
const anyDate = fc
  .date({ min: on('2026-01-01'), max: on('2100-12-31'), noInvalidDate: true })
  .map((date) => on(date.toISOString().slice(0, 10)));

const endOf = (submitted: Date) =>
  weeksFrom(submitted)
    .flat()
    .find(({ count }) => count === workingDays)?.date;

test('30 working days after a submission six weeks have passed, and one that comes on a weekend counts from Thursday', () => {
  const ends = ['2027-10-03', '2027-10-05', '2027-10-07', '2027-10-08', '2027-10-09'].map((day) => endOf(on(day)));
  expect(ends.map((end) => end?.toUTCString().slice(0, 16))).toEqual([
    'Sun, 14 Nov 2027',
    'Tue, 16 Nov 2027',
    'Thu, 18 Nov 2027',
    'Thu, 18 Nov 2027',
    'Thu, 18 Nov 2027',
  ]);
});

test('the ruler counts 30 days in order, after the submission, none of them a Friday or a Saturday', () => {
  fc.assert(
    fc.property(anyDate, (submitted) => {
      const days = weeksFrom(submitted).flat();
      const counted = days.filter(({ count }) => count);
      expect(counted.map(({ count }) => count)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
      for (const { date } of counted) {
        expect(date.getTime()).toBeGreaterThan(submitted.getTime());
        expect([5, 6]).not.toContain(date.getUTCDay());
      }
      expect(days.find(({ count }) => count === 0)?.date).toEqual(submitted);
      expect(days.at(-1)?.count).toBe(30);
    }),
  );
});

test('the next date is today or the first after it with the day and the month', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 31 }), (today, month, day) => {
      const next = nextDate(day, month, today);
      expect(next.getTime()).toBeGreaterThanOrEqual(today.getTime());
      const last = new Date(Date.UTC(next.getUTCFullYear(), month + 1, 0)).getUTCDate();
      expect([next.getUTCMonth(), next.getUTCDate()]).toEqual([month, day > lastDayOf(month) ? last : day]);
    }),
  );
});

test.each([
  ['today', [23, 10, '2026-11-23'], '2026-11-23'],
  ['a day that is past, next year', [22, 10, '2026-11-23'], '2027-11-22'],
  ['29 February, in the next leap year', [29, 1, '2026-11-23'], '2028-02-29'],
  ['31 February, the last of the next February', [31, 1, '2026-11-23'], '2027-02-28'],
  ['31 April, the last of April', [31, 3, '2026-11-23'], '2027-04-30'],
] as const)('the next date is, for %s', (_, [day, month, today], next) => {
  expect(nextDate(day, month, on(today))).toEqual(on(next));
});
