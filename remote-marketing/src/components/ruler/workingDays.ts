/**
 * A day of the ruler, as the midnight in UTC that begins it. `count` is 0 on the day of the submission and numbers the
 * working days after it.
 */
export interface RulerDay {
  readonly date: Date;
  readonly count?: number;
}

/** The working days between the submission of a conference paper and its publication. */
export const workingDays = 30;

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** In Saudi Arabia the working week lasts from Sunday to Thursday. */
const isWorkingDay = (date: Date) => date.getUTCDay() < 5;

/**
 * The seven weeks, each from its Sunday, that hold the day of the submission and the working days after it. The last
 * one ends with the last working day.
 */
export function weeksFrom(submitted: Date): readonly (readonly RulerDay[])[] {
  const sunday = addDays(submitted, -submitted.getUTCDay());
  let count = 0;
  return Array.from({ length: 7 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(sunday, 7 * week + day);
      if (date.getTime() === submitted.getTime()) return { date, count: 0 };
      const isCounted = date > submitted && isWorkingDay(date) && count < workingDays;
      return isCounted ? { date, count: ++count } : { date };
    }).filter(({ count: day }) => day !== undefined || count < workingDays),
  );
}

/** The last day of a month (0 is January) in a leap year. */
export const lastDayOf = (month: number): number => new Date(Date.UTC(2000, month + 1, 0)).getUTCDate();

/** The first date from today on with this day and month; a day after the end of the month means its last day. */
export function nextDate(day: number, month: number, today: Date): Date {
  const isPastEnd = day > lastDayOf(month);
  const inYear = (year: number) => new Date(isPastEnd ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, day));
  let date = inYear(today.getUTCFullYear());
  while (date < today || date.getUTCMonth() !== month) date = inYear(date.getUTCFullYear() + 1);
  return date;
}
