import type { RulerContent } from '../../content/RulerContent.ts';

// Without `Intl`: Node and a browser may differ about a comma, and the page would not hydrate.
export const weekdayOf = (date: Date, { weekdays }: RulerContent): string => weekdays[date.getUTCDay()] ?? '';

/** As in "7 Feb". */
export const shortDate = (date: Date, { shortMonths }: RulerContent): string =>
  `${date.getUTCDate()} ${shortMonths[date.getUTCMonth()]}`;

/** As in "7 February 2027". */
export const longDate = (date: Date, { months }: RulerContent): string =>
  `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
