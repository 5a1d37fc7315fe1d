import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { appName, versionName } from '../release/schemas.ts';

/** One release, as people write it: `legal@1.0.0-3f2a9c1b7d`. */
export interface ReleaseName {
  readonly app: string;
  readonly version: string;
}

/** The name of an app. This parser and those below throw what commander answers with exit code 2. */
export const parseApp = (text: string) => parse(appName, text);

/** Parses the next of several arguments. */
export function parseReleases(text: string, earlier: readonly ReleaseName[] = []): readonly ReleaseName[] {
  const [app = '', version = '', ...rest] = text.split('@');
  if (rest.length > 0 || !version) throw new InvalidArgumentError('must look like legal@1.0.0-3f2a9c1b7d.');
  const release = { app: parseApp(app), version: parse(versionName, version) };
  if (earlier.some((other) => other.app === release.app)) throw new InvalidArgumentError(`names ${app} twice.`);
  return [...earlier, release];
}

/** Adds the next of several names of apps to those before it. */
export function parseApps(text: string, earlier: readonly string[] = []): readonly string[] {
  const app = parseApp(text);
  if (earlier.includes(app)) throw new InvalidArgumentError(`names ${app} twice.`);
  return [...earlier, app];
}

/** A whole number from `least` to `most`. */
export const wholeNumber =
  (least: number, most = 999_999_999) =>
  (text: string) => {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`must be a whole number from ${least} to ${most}.`);
  };

function parse(schema: z.ZodString, text: string): string {
  const { success, error } = schema.safeParse(text);
  if (!success) throw new InvalidArgumentError(`${error.issues[0]?.message}.`);
  return text;
}
