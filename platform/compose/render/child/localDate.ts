/** What `Date` reads from the machine. */
interface Place {
  /** The whole hours that its clocks are ahead of UTC, in summer and winter. */
  readonly hours: number;
  readonly locale: string;
  readonly now: () => number;
}

/**
 * The locales that a call names, or that of the machine where a browser takes the visitor's: if none is named, or none that
 * it knows, as in `toLocaleString('default')`.
 */
export function localesFor(named: unknown, locale: string): unknown {
  if (named === undefined || (Array.isArray(named) && named.length === 0)) return locale;
  return Intl.DateTimeFormat.supportedLocalesOf(named as string).length > 0 ? named : locale;
}

export const timeZoneOf = (hours: number): string => `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;

const fields = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const hasZone = (text: string) =>
  /\d:\d.*(?:Z|UTC|GMT|[ECMP][SD]T|[+-]\d\d:?\d\d)\s*(?:\(.*\))?$/i.test(text) ||
  // A day alone is in UTC.
  /^[+-]?\d{4,6}(?:-\d\d){0,2}$/.test(text);

/** Returns the `Date` of a machine elsewhere: a thread cannot change the time zone, which belongs to the process. */
export function localDate({ hours, locale, now }: Place): DateConstructor {
  const ahead = hours * 60 * 60 * 1000;
  const parse = (text: string) => {
    const read = new Date(text);
    return hasZone(text) ? read.getTime() : read.getTime() - read.getTimezoneOffset() * 60_000 - ahead;
  };
  const timeOf = (args: readonly unknown[]) => {
    const [first] = args;
    if (args.length === 0) return now();
    if (args.length > 1) return Date.UTC(...(args as [number, number])) - ahead;
    return typeof first === 'string' ? parse(first) : new Date(first as number).getTime();
  };
  class LocalDate extends Date {
    static override now = now;
    static override parse = parse;
    constructor(...args: readonly unknown[]) {
      super(timeOf(args));
    }
  }
  const define = (name: string, value: (this: Date, ...args: never[]) => unknown) =>
    Object.defineProperty(LocalDate.prototype, name, { value, configurable: true, writable: true });

  // Its fields are those that UTC has later or earlier.
  const shifted = (date: Date) => new Date(date.getTime() + ahead);
  for (const field of fields) {
    define(`get${field}`, function () {
      return shifted(this)[`getUTC${field}`]();
    });
    if (field === 'Day') continue;
    define(`set${field}`, function (...args: [number]) {
      return this.setTime(shifted(this)[`setUTC${field}`](...args) - ahead);
    });
  }
  define('getTimezoneOffset', () => -hours * 60);

  const zone = `GMT${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}00`;
  const words = (date: Date) => shifted(date).toUTCString().replace(',', '').split(' ');
  define('toDateString', function () {
    const [weekday, day, month, year] = words(this);
    return year ? `${weekday} ${month} ${day} ${year}` : 'Invalid Date';
  });
  define('toTimeString', function () {
    return `${words(this)[4] ?? 'Invalid Date'} ${zone}`;
  });
  define('toString', function () {
    return `${this.toDateString()} ${this.toTimeString()}`;
  });
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
    define(name, function (named?: Intl.LocalesArgument, options: Intl.DateTimeFormatOptions = {}) {
      const locales = localesFor(named, locale) as Intl.LocalesArgument;
      return Date.prototype[name].call(this, locales, { ...options, timeZone: options.timeZone ?? timeZoneOf(hours) });
    });
  return new Proxy(LocalDate, { apply: () => new LocalDate().toString() }) as unknown as DateConstructor;
}
