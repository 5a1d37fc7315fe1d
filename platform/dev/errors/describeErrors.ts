import type { StatsError } from 'webpack';
import { causesOf, errorPlace, errorText } from '../../release/buildError.ts';

/**
 * Lists the files that do not build and why, each once, with paths from the checkout; `folder` is the app's. Further errors
 * of a file are mostly consequences of the first.
 */
export function describeErrors(errors: readonly StatsError[], folder: string): readonly string[] {
  const byPlace = new Map<string, string>();
  for (const error of causesOf(errors)) {
    const place = errorPlace(error, folder);
    const file = fileOf(place);
    if (!byPlace.has(file)) byPlace.set(file, `${place}\n${errorText(error)}`);
  }
  return [...byPlace.values()];
}

/** The errors of the type check without those of syntax, and of files that do not build: the build reports why not. */
export function errorsOfReadable(types: readonly string[], buildErrors: readonly string[]): readonly string[] {
  const unreadable = new Set(buildErrors.map(fileOf));
  return types.filter((error) => !/ error TS1[01]\d\d:/.test(error) && !unreadable.has(fileOf(error)));
}

/** The file of a message that starts with a place: `src/routes.ts:12:3` or `src/routes.ts(12,3): error …`. */
const fileOf = (message: string): string => /^[^:(\n]*/.exec(message)?.[0] ?? '';
