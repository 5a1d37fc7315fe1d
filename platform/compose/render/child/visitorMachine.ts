import { bareWindow } from './bareWindow.ts';
import { localDate, localesFor, timeZoneOf } from './localDate.ts';

/** A machine that renders a page, on which its HTML must not depend. */
export interface Machine {
  /** Milliseconds to add to the clock. */
  readonly clock: number;
  /** The start of the sequence of random numbers. */
  readonly seed: number;
  /** The hours that its time zone is ahead of UTC. */
  readonly timeZone: number;
  readonly locale: string;
  readonly window: 'none' | 'small' | 'large';
}

/** The machine that renders for the store. */
export const usualMachine: Machine = { clock: 0, seed: 0, timeZone: 14, locale: 'en-GB', window: 'none' };

/**
 * A machine of a visitor on which everything differs: 25 hours are between the two time zones, so that no moment is on the
 * same day in both; Turkish has another order and other capitals of letters, here with other digits too.
 */
export const visitorMachine: Machine = {
  clock: 400.6 * 24 * 60 * 60 * 1000,
  seed: 0.5,
  timeZone: -11,
  locale: 'tr-TR-u-nu-arab',
  window: 'large',
};

export const withoutWindow: Machine = { ...visitorMachine, window: 'none' };

export const smallMachine: Machine = { ...usualMachine, window: 'small' };

/** The variables that replace the globals of the same names. */
export function variablesOf({ clock, seed, timeZone, locale, window }: Machine): Readonly<Record<string, unknown>> {
  let draws = 0;
  // The golden ratio spreads the numbers over the interval and never repeats one.
  const random = () => (seed + ++draws * 0.618_033_988_75) % 1;
  const now = () => Date.now() + clock;
  const variables = {
    Date: localDate({ hours: timeZone, locale, now }),
    Intl: Object.create(Intl, Object.fromEntries(localIntl(locale, timeZoneOf(timeZone)))),
    Math: Object.assign(Object.create(Math), { random }),
    crypto: localCrypto(random),
    performance: localPerformance(clock),
  };
  return window === 'none' ? variables : { ...variables, ...bareWindow(variables, locale, window === 'large') };
}

const localCrypto = (random: () => number) => ({
  getRandomValues: (values: Uint8Array) => values.fill(random() * 256),
  randomUUID: () => `${String(random()).slice(2, 10)}-0000-4000-8000-000000000000`,
});

/** The start of the page is a moment of the clock too. */
const localPerformance = (clock: number) =>
  new Proxy(performance, {
    get(target, key) {
      if (key === 'timeOrigin') return target.timeOrigin + clock;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const localIntl = (locale: string, timeZone: string) =>
  (
    [
      'Collator',
      'DateTimeFormat',
      'DisplayNames',
      'ListFormat',
      'NumberFormat',
      'PluralRules',
      'RelativeTimeFormat',
      'Segmenter',
    ] as const
  ).map((name) => {
    const complete = ([named, options]: readonly unknown[]) => [
      localesFor(named, locale),
      name === 'DateTimeFormat'
        ? { ...(options as object), timeZone: (options as { timeZone?: string })?.timeZone ?? timeZone }
        : options,
    ];
    const value = new Proxy(Intl[name] as never, {
      apply: (target, self, args) => Reflect.apply(target, self, complete(args)),
      construct: (target, args, self) => Reflect.construct(target, complete(args), self),
    });
    return [name, { value }] as const;
  });

// Numbers and texts have their methods everywhere, so these cannot be replaced for one build alone.
const methods = [
  [Number.prototype, 'toLocaleString', 0],
  [BigInt.prototype, 'toLocaleString', 0],
  [String.prototype, 'toLocaleLowerCase', 0],
  [String.prototype, 'toLocaleUpperCase', 0],
  [String.prototype, 'localeCompare', 1],
] as const;
let current: string | undefined;

/** Makes the methods of numbers and texts those of a locale, until the next call. The first call replaces them, for all locales. */
export function setLocale(locale: string): void {
  if (current === undefined) replaceMethods();
  current = locale;
}

function replaceMethods() {
  for (const [prototype, name, at] of methods) {
    const native = Reflect.get(prototype, name);
    const value = function (this: unknown, ...args: unknown[]) {
      args[at] = localesFor(args[at], current ?? usualMachine.locale);
      return Reflect.apply(native, this, args);
    };
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
  }
}
