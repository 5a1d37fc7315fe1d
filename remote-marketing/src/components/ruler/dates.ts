import { ruler } from '../../content/services/conferenceServices.ts';

// Without `Intl`: Node and a browser may differ about a comma, and the page would not hydrate.
const monthOf = (date: Date) => ruler.months[date.getUTCMonth()] ?? '';
export const weekdayOf = (date: Date): string => ruler.weekdays[date.getUTCDay()] ?? '';

/** As in "7 Feb". */
export const shortDate = (date: Date): string => `${date.getUTCDate()} ${monthOf(date).slice(0, 3)}`;

/** As in "Fri". */
export const shortWeekday = (date: Date): string => weekdayOf(date).slice(0, 3);

/** As in "7 February 2027". */
export const longDate = (date: Date): string => `${date.getUTCDate()} ${monthOf(date)} ${date.getUTCFullYear()}`;
