import { withoutPassword } from '../../messages/print.ts';
import { readNumber } from '../../messages/readNumber.ts';
import { UserError } from '../../messages/UserError.ts';
import type { ReleaseName } from '../../release/publications.ts';
import { appName, versionName } from '../../release/schemas.ts';

/** Parses the name of an app. Like the parsers below it throws a `UsageError`. */
export function parseApp(text: string): string {
  if (appName.safeParse(text).success) return text;
  throw new UsageError(
    `the name of an app must be up to 31 lower-case letters, digits and hyphens, starting with a letter, got "${text}"`,
  );
}

/** Adds the next of several releases to those before it. */
export function parseReleases(text: string, earlier: readonly ReleaseName[] = []): readonly ReleaseName[] {
  const [app = '', version = '', ...rest] = text.split('@');
  const isVersion = version === 'latest' || version === 'live' || versionName.safeParse(version).success;
  if (rest.length > 0 || !isVersion)
    throw new UsageError(`a release must look like legal@1.0.0-3f2a9c1b7d, legal@latest or legal@live, got "${text}"`);
  const release = { app: parseApp(app), version };
  refuseTwice(
    release.app,
    earlier.map((other) => other.app),
  );
  return [...earlier, release];
}

/** Parses the name of one release. */
export function parseRelease(text: string): ReleaseName {
  const [release = { app: '', version: '' }] = parseReleases(text);
  return release;
}

/** Adds the next of several names of apps to those before it. */
export function parseApps(text: string, earlier: readonly string[] = []): readonly string[] {
  const app = parseApp(text);
  refuseTwice(app, earlier);
  return [...earlier, app];
}

/** Parses the address of a live site. */
export function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.username) return url;
  throw new UsageError(`the address of a site must look like https://www.example.org, got "${withoutPassword(text)}"`);
}

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses a time such as 30s, 10m or 2h to milliseconds; undefined for another text. */
export function parseTime(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  return count ? Number(count) * (units[unit] ?? 0) : undefined;
}

/** A parser of whole numbers from `least` to `most`. */
export const wholeNumber = (range: Parameters<typeof readNumber>[1]) => (text: string) =>
  readNumber(text, range, UsageError);

/** A parser of one of several words; `name` is that of the option. */
export const oneOf =
  (name: string, words: readonly string[]) =>
  (text: string): string => {
    if (words.includes(text)) return text;
    throw new UsageError(`${name} must be ${alternatives.format(words)}, got "${text}"`);
  };
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function refuseTwice(app: string, earlier: readonly string[]) {
  if (earlier.includes(app)) throw new UsageError(`${app} is named twice: name each app once`);
}

/** A wrong command, argument or option. The command ends with exit code 2. */
export class UsageError extends UserError {}
